import { type PlayerEvent, type PlayerFault, READY_WITHIN_MS } from '@/lib/player/player.types';

/** A change of position by more seconds than this was a seek. */
const JUMP_SECONDS = 1.5;

/** What all players have in common: listeners, readiness and faults. */
export class PlayerState {
  ready = false;
  fault: PlayerFault | undefined;
  readonly #listeners = new Map<PlayerEvent, Set<() => void>>();
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #position: { seconds: number; at: number } | undefined;

  constructor() {
    this.#watchdog = setTimeout(
      () => this.fail(navigator.onLine === false ? 'offline' : 'unreachable'),
      READY_WITHIN_MS,
    );
  }

  on(event: PlayerEvent, listener: () => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit(event: PlayerEvent): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener();
  }

  becomeReady(): void {
    clearTimeout(this.#watchdog);
    if (this.ready) return;
    this.ready = true;
    this.fault = undefined;
    this.emit('ready');
  }

  fail(fault: PlayerFault): void {
    clearTimeout(this.#watchdog);
    this.fault = fault;
    this.emit('fault');
  }

  /**
   * Updates the position. Distinguishes a seek from normal playback, at `rate` video seconds per second, and
   * from a stall.
   */
  moveTo(seconds: number, rate: number): void {
    const now = performance.now();
    if (this.#position) {
      const moved = seconds - this.#position.seconds;
      const expected = ((now - this.#position.at) / 1000) * rate;
      if (Math.abs(moved) > JUMP_SECONDS && Math.abs(moved - expected) > JUMP_SECONDS) this.emit('seeked');
    }
    this.#position = { seconds, at: now };
    this.emit('timeupdate');
  }

  stop(): void {
    clearTimeout(this.#watchdog);
    this.#listeners.clear();
  }
}
