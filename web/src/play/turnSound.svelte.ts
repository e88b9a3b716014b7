/** A soft sound when the reader's turn begins, if they switched it on. */

const KEY = "ironmaster.tick";
const state = $state({ on: localStorage.getItem(KEY) === "on" });
let audio: AudioContext | null = null;

export function turnSoundOn(): boolean {
  return state.on;
}

export function toggleTurnSound(): void {
  state.on = !state.on;
  localStorage.setItem(KEY, state.on ? "on" : "off");
  playTurnSound();
}

/** A short knock on wood; silent if it is switched off, or before the browser allows sound. */
export function playTurnSound(): void {
  if (!state.on) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  const [now, tone, loudness] = [audio.currentTime, audio.createOscillator(), audio.createGain()];
  tone.frequency.setValueAtTime(880, now);
  tone.frequency.exponentialRampToValueAtTime(320, now + 0.06);
  loudness.gain.setValueAtTime(0.0001, now);
  loudness.gain.exponentialRampToValueAtTime(0.12, now + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.14);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.16);
}
