import { type ContextOf, type ExampleContext, type ExampleRequest, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { accountsApi } from '../../contract/api.ts'
import type { TokenKind } from '../../domain/token-lifetimes.ts'
import { goodPassword } from '../account-browser.ts'
import type { Member } from '../member.ts'
import { secondFactorErrors } from '../second-factors.ts'
import { createSubject } from './subject.ts'

/** PNG of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('file', new File([bytes], 'ja.png', { type: 'image/png' }))
  return form
}

const createRecords = (context: ExampleContext) => ({
  ...createSubject(context),
  withPhoto: async ({ id }: Member) => {
    const [row] = await context.rows<{ photo: string }>(
      `with photo as (insert into accounts_photo values (?, 'image/webp', 'x') on conflict do nothing)
       update accounts_account set photo = gen_random_uuid()::text where id = ? returning photo`,
      [id, id],
    )
    return row?.photo ?? ''
  },
})
type Context = ContextOf<typeof createRecords>

/** Requests about an account: the caller's own, another's, and one that is not activated, whose existence is hidden. */
const about = (request: (person: Member, context: Context) => ExampleRequest | Promise<ExampleRequest>) => ({
  'own, foreign, pending': async (context: Context) => {
    const person = await context.subject()
    return { ...(await request(person, context)), params: { id: person.id } }
  },
})
const hidden = { 'foreign, pending': '404 account-not-found' } as const
const ownRequest =
  (request: ExampleRequest) =>
  ({ user }: Context) => ({ ...request, params: { id: user?.id ?? '' } })
const accountIs = (condition: string, id: string, ...parameters: readonly unknown[]) =>
  [`select 1 from accounts_account where id = ? and ${condition}`, id, ...parameters] as const
const email = 'nowy@demo.test'

/** Examples of a route that anybody may call with the token in a mail. */
const byMailedToken = (kind: TokenKind, body?: { readonly password: string }) => ({
  effect: 'e-mail changed',
  requests: {
    own: async ({ subject, issue }: Context) => {
      const { id } = await subject()
      const next = `${id}@nowy.test`
      return { params: { token: await issue(kind, id, { email: next }) }, ...(body && { body }), appears: accountIs('email = ?', id, next) }
    },
    foreign: () => ({ params: { token: generateToken() }, ...(body && { body }) }),
  },
  may: { foreign: '404 email-token-not-found' } as const,
  errors: {
    EmailTaken: async ({ subject, issue, createMember }: Context) => ({
      params: { token: await issue(kind, (await subject()).id, { email: (await createMember()).email }) },
      ...(body && { body }),
    }),
  },
})

/** The user's own account. */
export const accountExamples = examplesOf(accountsApi, createRecords, {
  listOwnedFacilities: { requests: { none: () => ({}) } },
  listOwnFacilities: { requests: { none: () => ({}) } },
  showAccount: {
    requests: about(() => ({})),
    may: { 'foreign, pending': { user: '404 account-not-found', support: 'success' } },
  },
  changeAccount: {
    effect: 'changed',
    requests: about(({ id }) => ({
      body: { first_name: 'Nowakini', language: 'en' },
      appears: accountIs(`first_name = 'Nowakini'`, id),
    })),
    may: hidden,
    errors: { VersionConflict: ownRequest({ body: { language: 'en' }, headers: { 'if-match': '"999"' } }) },
  },
  exportAccount: {
    effect: 'noted',
    requests: about(({ id }) => ({
      appears: [`select 1 from audit_entry where action = 'personal-data.collected' and subject_account_id = ?`, id],
    })),
    may: hidden,
  },
  deleteAccount: {
    effect: 'erased',
    requests: about(({ id, email: confirm, password }) => ({
      body: { password, confirm },
      vanishes: ['select 1 from accounts_account where id = ?', id],
    })),
    may: { ...hidden, own: { owner: '409 owns-facility', 'foreign owner': '409 owns-facility' } },
    errors: {
      BadPassword: ownRequest({ body: { password: 'nie to', confirm: 'x' } }),
      ...secondFactorErrors(({ id, email: confirm, password }, proof) => ({ params: { id }, body: { password, confirm, ...proof } })),
    },
  },
  changePassword: {
    effect: 'password changed',
    requests: about(async ({ id, password }, { passwordChanged }) => ({
      body: { password, new_password: goodPassword },
      appears: await passwordChanged(id),
    })),
    may: hidden,
    errors: { BadPassword: ownRequest({ body: { password: 'nie to', new_password: goodPassword } }) },
  },
  requestEmailChange: {
    effect: 'token stored',
    requests: about(({ id, password }) => ({
      body: { email, email_repeat: email, password },
      appears: [`select 1 from accounts_token where account_id = ? and kind = 'email-confirm'`, id],
    })),
    may: hidden,
    errors: {
      BadPassword: ownRequest({ body: { email, email_repeat: email, password: 'nie to' } }),
      ...secondFactorErrors(({ id, password }, proof) => ({ params: { id }, body: { email, email_repeat: email, password, ...proof } })),
    },
  },
  confirmEmailChange: byMailedToken('email-confirm'),
  undoEmailChange: byMailedToken('email-undo', { password: goodPassword }),
  setPhoto: {
    effect: 'photo set',
    requests: about(({ id }) => ({ form: picture(new Uint8Array(pixel)), appears: accountIs('photo is not null', id) })),
    may: hidden,
    errors: { BadFileFormat: ownRequest({ form: picture(new Uint8Array([1, 2, 3])) }) },
  },
  removePhoto: {
    effect: 'photo removed',
    requests: about(async (person, { withPhoto }) => {
      await withPhoto(person)
      return { vanishes: accountIs('photo is not null', person.id) }
    }),
    may: hidden,
  },
  showPhoto: {
    requests: {
      'own, foreign': async ({ subject, withPhoto }) => ({ params: { photo: await withPhoto(await subject()) } }),
      none: () => ({ params: { photo: newId() } }),
    },
    may: { none: '404 account-not-found' },
  },
})
