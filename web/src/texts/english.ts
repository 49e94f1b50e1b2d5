/** Unit tests speak English from the start. */

import { speak } from "./fluent";

await speak("en");
