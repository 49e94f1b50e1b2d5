/** Where in the app we are. `/me/…` is the server's own page. */

export const route: { path: string; hash: string } = $state({ path: location.pathname, hash: location.hash });

/** What follows # is kept where it only leads somewhere on the page, as the skip link does: an invitation stays. */
function read(): void {
  if (location.pathname !== route.path || /[#&](invite|watch)=/.test(location.hash))
    route.hash = location.hash;
  route.path = location.pathname;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  read();
  window.scrollTo(0, 0);
}

export function followLinks(): void {
  window.addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
