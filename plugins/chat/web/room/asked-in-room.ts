import { usePage } from '#web/runtime/page.ts'

/** Part of a room and form in it that the address asks for, in links for browsers without scripts. */
export interface AskedInRoom {
  /** Address of the page, without them. */
  readonly path: string
  /** Number before which messages are shown. */
  readonly earlier: string | undefined
  /** Number of a message that is to be withdrawn. */
  readonly withdrawn: string | undefined
  /** The room is to be closed. */
  readonly isClosing: boolean
}

/** Reads what the address of a room asks for. */
export const useAskedInRoom = (): AskedInRoom => {
  const [path = '', query] = usePage().context.path.split('?')
  const asked = new URLSearchParams(query)
  const of = (name: string) => asked.get(name) || undefined
  return { path, earlier: of('earlier'), withdrawn: of('withdraw'), isClosing: asked.has('closing') }
}

/** Returns the input of the route of a room; `earlier`: number before which its messages are read. */
export const roomInput = (id: string, earlier: string | undefined) => ({ id, ...(earlier && { before: earlier }) })
