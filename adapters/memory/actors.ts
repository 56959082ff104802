import { anonymous, type User } from '#core/access/actor.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Anonymous visitor in Firefox on Windows. */
export const visitor = anonymous('203.0.113.7', firefox)

/** Creates a signed-in user on the same device as `visitor`. */
export const aUser = (over: Partial<User> = {}): User => ({
  kind: 'user',
  id: '01970000-0000-7000-8000-00000000000a',
  type: 'user',
  perms: {},
  session: '01970000-0000-7000-8000-00000000005e',
  address: visitor.address,
  agent: firefox,
  ...over,
})
