import { afterAll, beforeAll } from 'vitest'

/** Something that is started for tests: a platform, a product, a server. */
interface Ending {
  end(): unknown
}

/**
 * Starts something before the tests of a file, or of a `describe`, and ends it after them. Its members can be used in
 * tests and in hooks that follow, not before.
 */
export const startForTests = <Thing extends Ending>(start: () => Promise<Thing>): Thing => {
  let started: Thing | undefined
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started?.end())
  const current = (): Thing => {
    if (!started) throw new Error('It has not started yet: use it in tests and hooks')
    return started
  }
  return new Proxy<Thing>({} as Thing, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => ({ ...Reflect.getOwnPropertyDescriptor(current(), name), configurable: true }),
  })
}
