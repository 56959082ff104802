/** States of a record that can be undone and redone, the latest at the end; `changing`: what the last change was about. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  readonly changing: string | null
}

/** Changes that can be undone. */
const longest = 100

/** Begins a history. */
export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], changing: null })

/**
 * Adds a change. Changes one after another about the same thing, such as the letters of a title, are undone together;
 * `null`: by itself.
 */
export const addChange = <State>(history: History<State>, next: State, about: string | null = null): History<State> => {
  if (next === history.present) return history
  const isSame = about !== null && about === history.changing
  const past = isSame ? history.past : [...history.past, history.present].slice(-longest)
  return { past, present: next, future: [], changing: about }
}

/** Returns to the state before the last change. */
export const undo = <State>({ past, present, future, ...history }: History<State>): History<State> => {
  const earlier = past.at(-1)
  if (earlier === undefined) return { past, present, future, ...history }
  return { past: past.slice(0, -1), present: earlier, future: [present, ...future], changing: null }
}

/** Makes the change again that was undone last. */
export const redo = <State>({ past, present, future, ...history }: History<State>): History<State> => {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, ...history }
  return { past: [...past, present], present: next, future: later, changing: null }
}
