// As much of WebSocket as people at a table need: text messages, whole, both ways. A library costs several times that,
// and four people hear of each move.

const crypto = require('node:crypto');
const net = require('node:net');

const MASK = Buffer.alloc(4); // of zeroes, which masks nothing and saves the work

class Socket {
  // A socket, once the server has let it in; `take` gets each message.
  static open(port, path, cookie, take) {
    return new Promise((resolve, reject) => {
      const stream = net.connect(port, '127.0.0.1');
      const socket = new Socket(stream, take, resolve, reject);
      stream.setNoDelay(true);
      stream.on('error', reject);
      stream.on('data', (data) => socket.received(data));
      const key = crypto.randomBytes(16).toString('base64');
      const head = [
        `GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Upgrade: websocket', 'Connection: Upgrade',
        `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', ...(cookie ? [`Cookie: ${cookie}`] : []),
      ];
      stream.write(head.join('\r\n') + '\r\n\r\n');
    });
  }

  constructor(stream, take, opened, refused) {
    Object.assign(this, { stream, take, opened, refused, isOpen: false, unread: null });
  }

  send(text) {
    const size = Buffer.byteLength(text);
    const long = size > 125;
    const frame = Buffer.allocUnsafe((long ? 8 : 6) + size);
    frame[0] = 0x81;
    frame[1] = 0x80 | (long ? 126 : size);
    if (long) frame.writeUInt16BE(size, 2);
    MASK.copy(frame, long ? 4 : 2);
    frame.write(text, long ? 8 : 6);
    this.stream.write(frame);
  }

  received(data) {
    let all = this.unread ? Buffer.concat([this.unread, data]) : data;
    this.unread = null;
    if (!this.isOpen) {
      const end = all.indexOf('\r\n\r\n');
      if (end >= 0 && !all.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
        return this.refused(new Error(all.toString('latin1', 0, end)));
      if (end < 0) return void (this.unread = all);
      this.isOpen = true;
      this.opened(this);
      all = all.subarray(end + 4);
    }
    const read = this.frames(all);
    if (read < all.length) this.unread = all.subarray(read);
  }

  // Take the messages that are here whole; how many bytes they are.
  frames(data) {
    let start = 0;
    while (start + 2 <= data.length) {
      let size = data[start + 1];
      let head = 2;
      if (size === 126) [size, head] = start + 4 <= data.length ? [data.readUInt16BE(start + 2), 4] : [Infinity, 4];
      else if (size === 127)
        [size, head] = start + 10 <= data.length ? [Number(data.readBigUInt64BE(start + 2)), 10] : [Infinity, 10];
      const end = start + head + size;
      if (end > data.length) break;
      if (data[start] === 0x81) this.take(data.toString('utf8', start + head, end));
      start = end;
    }
    return start;
  }

  close() {
    this.stream.destroy();
  }
}

module.exports = { Socket };
