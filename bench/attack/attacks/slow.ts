import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Scene } from '@/bench/attack/attack.types';

const DRIP_MS = 500;
/** Longest pause between the answers of a pipeline, in milliseconds. */
const PIPELINE_MS = 1_000;
const HOST = 'Host: polymath.example\r\n';

/** Keeps this many connections open, replaces each closed one, and lets each send from time to time. */
async function hold(
  scene: Scene,
  count: number,
  open: (socket: Socket) => void,
  drip: (socket: Socket) => void = () => undefined,
) {
  const held: Socket[] = [];
  const add = () => {
    scene.attacker.requests++;
    const socket = scene.attacker.connect();
    open(socket);
    return socket;
  };
  while (!scene.isOver()) {
    for (let at = 0; at < count; at++) {
      const socket = held[at];
      if (!socket || socket.destroyed) held[at] = add();
      else if (socket.writable) drip(socket);
    }
    await wait(DRIP_MS, undefined, { signal: scene.over }).catch(() => undefined);
  }
}

const readers: Attack = {
  name: 'slow-readers',
  run: (scene) => {
    let turn = 0;
    const many = () =>
      Array.from({ length: 10 }, () => {
        const word = scene.reference.words[turn++ % scene.reference.words.length];
        return `GET /search/${word} HTTP/1.1\r\n${HOST}\r\n`;
      }).join('');
    return hold(scene, 200, (socket) => {
      socket.pause();
      socket.write(many());
    });
  },
};

const headers: Attack = {
  name: 'slow-headers',
  run: (scene) =>
    hold(
      scene,
      1_000,
      (socket) => void socket.write(`GET /search/python HTTP/1.1\r\n${HOST}`),
      (socket) => void socket.write(`X-${Math.random()}: 1\r\n`),
    ),
};

/** A large file, uncompressed, on connections that are never read. */
const downloads: Attack = {
  name: 'slow-downloads',
  run: (scene) =>
    hold(scene, 200, (socket) => {
      socket.pause();
      socket.write(`GET /sitemap-lessons-1.xml HTTP/1.1\r\n${HOST}\r\n`);
    }),
};

const BODIES = ['/api/crash', '/api/chat', '/search/python', '/'];
/** Begins a body on this many connections. */
const bodies = (name: string, connections: number, goOn: (socket: Socket) => void): Attack => ({
  name,
  run: (scene) => {
    let turn = 0;
    return hold(
      scene,
      connections,
      (socket) => {
        const path = BODIES[turn++ % BODIES.length];
        const head = `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 6000\r\n\r\n`;
        socket.write(`${head}{`);
      },
      goOn,
    );
  },
});
const slowBodies = bodies('slow-bodies', 300, (socket) => void socket.write(' '));
const leftBodies = bodies('left-bodies', 100, (socket) => void socket.destroy());

const idle: Attack = {
  name: 'idle-connections',
  run: (scene) => hold(scene, 2_000, () => undefined),
};

/** As many requests in one packet as are answered, or many more, on each of a few connections. */
const pipelines: Attack = {
  name: 'pipelines',
  run: async (scene) => {
    let turn = 0;
    const one = async () => {
      while (!scene.isOver()) {
        const paths = Array.from(
          { length: turn % 3 ? 200 : 10 },
          () => `/search/python?without=x${scene.seed}${turn++}`,
        );
        const bytes = paths.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`).join('');
        await scene.attacker.sendRaw(bytes, PIPELINE_MS);
      }
    };
    await Promise.all(Array.from({ length: 4 }, one));
  },
};

/** Attacks with slow connections, and pipelined requests. */
export const slow: Attack[] = [readers, downloads, headers, slowBodies, leftBodies, idle, pipelines];
