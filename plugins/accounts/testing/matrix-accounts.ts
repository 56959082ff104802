import { Effect } from 'effect'
import { generateToken } from '#core/kernel/ids.ts'
import type { MatrixCall, MatrixCalls, MatrixContext, MatrixUser } from '#core/plugin/matrix.ts'
import { OneTimeTokens, type TokenKind } from '../domain/one-time-tokens.port.ts'
import { accountPath, newPassword, subjectOf } from './matrix-fixtures.ts'

type MakeCall = (person: MatrixUser, context: MatrixContext) => Omit<MatrixCall, 'path'> | Promise<Omit<MatrixCall, 'path'>>

/** Calls of a route about one account: the caller's own, another's and one that is not activated. */
const about = (rest: string, makeCall: MakeCall): MatrixCalls[string] => {
  const of = (object: 'own' | 'foreign' | 'pending') => async (context: MatrixContext) => {
    const person = await subjectOf(context, object)
    return { path: accountPath(`account/${person.id}${rest}`), ...(await makeCall(person, context)) }
  }
  return { own: of('own'), foreign: of('foreign'), pending: of('pending') }
}
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pixel)], 'ja.png', { type: 'image/png' }))
  return form
}
const noPhoto = ({ id }: MatrixUser) => ['select photo is null yes from accounts_account where id = ?', id] as const
const withPhoto = ({ rows }: MatrixContext, { id }: MatrixUser) =>
  rows(
    `with photo as (insert into accounts_photo values (?, 'image/webp', 'x') on conflict do nothing)
     update accounts_account set photo = gen_random_uuid()::text where id = ? returning photo`,
    [id, id],
  ) as Promise<readonly { photo: string }[]>
const email = 'nowy@demo.test'

/** Calls of a route that any caller may use with a mailed token. */
const byMailedToken = (path: string, kind: TokenKind, body = {}): MatrixCalls[string] => ({
  own: async (context) => {
    const { id } = await subjectOf(context, 'own')
    const newEmail = `${id}@nowy.test`
    const mailedToken = await Effect.runPromise(context.find(OneTimeTokens).issue(kind, id, { email: newEmail }))
    return {
      path: accountPath(`${path}/${mailedToken}`),
      body,
      effect: { 'e-mail changed': ['select email = ? yes from accounts_account where id = ?', newEmail, id] },
    }
  },
  foreign: () => ({ path: accountPath(`${path}/${generateToken()}`), body }),
})

/** Calls of the routes for the user's own account. */
export const accountMatrix: MatrixCalls = {
  'get /api/v1/facility/owned': { none: () => ({ path: '/api/v1/facility/owned' }) },
  'get /api/v1/account/facilities': { none: () => ({ path: accountPath('facilities') }) },
  'get /api/v1/account/account/:id': about('', () => ({})),
  'patch /api/v1/account/account/:id': about('', ({ id }) => ({
    body: { first_name: 'Nowakini' },
    effect: { changed: [`select first_name = 'Nowakini' yes from accounts_account where id = ?`, id] },
  })),
  'get /api/v1/account/account/:id/export': about('/export', ({ id }) => ({
    effect: {
      noted: [`select exists (select 1 from audit_entry where action = 'personal-data.collected' and subject_account_id = ?) yes`, id],
    },
  })),
  'delete /api/v1/account/account/:id': about('', ({ id, email: confirm, password }) => ({
    body: { password, confirm },
    effect: { erased: ['select not exists (select 1 from accounts_account where id = ?) yes', id] },
  })),
  'post /api/v1/account/account/:id/password': about('/password', async ({ id, password }, { rows }) => {
    const [before] = await rows<{ hash: string }>('select password_hash hash from accounts_account where id = ?', [id])
    return {
      body: { password, new_password: newPassword },
      effect: { 'password changed': ['select password_hash <> ? yes from accounts_account where id = ?', before?.hash, id] },
    }
  }),
  'post /api/v1/account/account/:id/email': about('/email', ({ id, password }) => ({
    body: { email, email_repeat: email, password },
    effect: { 'token stored': [`select exists (select 1 from accounts_token where account_id = ? and kind = 'email-confirm') yes`, id] },
  })),
  'post /api/v1/account/account/:id/photo': about('/photo', (person) => ({
    form: picture(),
    effect: { 'photo set': ['select photo is not null yes from accounts_account where id = ?', person.id] },
  })),
  'delete /api/v1/account/account/:id/photo': about('/photo', async (person, context) => {
    await withPhoto(context, person)
    return { effect: { 'photo removed': noPhoto(person) } }
  }),
  'get /api/v1/account/photo/:photo': {
    own: async (context) => ({ path: accountPath(`photo/${(await withPhoto(context, await subjectOf(context, 'own')))[0]?.photo}`) }),
    foreign: async (context) => ({
      path: accountPath(`photo/${(await withPhoto(context, await subjectOf(context, 'foreign')))[0]?.photo}`),
    }),
    none: () => ({ path: accountPath(`photo/${generateToken()}`) }),
  },
  'post /api/v1/account/email/confirm/:token': byMailedToken('email/confirm', 'email-confirm'),
  'post /api/v1/account/email/undo/:token': byMailedToken('email/undo', 'email-undo', { password: newPassword }),
}
