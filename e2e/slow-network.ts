import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A phone on a poor network, as page speed tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const DOWN = 200_000;
const UP = 93_750;
const ONE_WAY = 75;
/** Bytes that travel as one: all connections have their turn between two such pieces. */
const PIECE = 8_192;

/**
 * Puts a slow network in front of a server on loopback. All connections share its two lines, one each way. Gives the
 * origin to visit instead, and what ends it.
 */
export async function startSlowNetwork(target: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  const [down, up] = [openLine(DOWN), openLine(UP)];
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    visitor.pipe(slowDown(up)).pipe(site);
    site.pipe(slowDown(down)).pipe(visitor);
    for (const [socket, other] of [[visitor, site] as const, [site, visitor] as const]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (socket.readableAborted) other.destroy();
      });
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One direction: takes bytes one after another; each call resolves when they have left, after those before them. */
type Line = (bytes: number) => Promise<void>;

function openLine(bandwidth: number): Line {
  let free = 0;
  return async (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / bandwidth) * 1_000;
    await wait(free - performance.now());
  };
}

function slowDown(line: Line): Transform {
  let last = Promise.resolve();
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += PIECE) {
        const piece = chunk.subarray(start, start + PIECE);
        await line(piece.length);
        last = wait(ONE_WAY).then(() => void this.push(piece));
      }
      done();
    },
    flush(done) {
      last.then(() => done());
    },
  });
}
