import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import type { Call } from '#config/quality/testing/examples/send-call.ts'
import { newId } from '#core/kernel/ids.ts'
import { goodPassword } from './account-browser.ts'
import type { AccountData } from './contract-data.ts'
import { secondFactorErrors } from './contract-factors.ts'
import type { Member } from './member.ts'

const at = (rest: string) => `/api/v1/account/${rest}`
const ownCall = ({ id, browser }: Member, rest = '', more: Omit<Call, 'path' | 'as'> = {}): Call => ({
  path: at(`account/${id}${rest}`),
  as: browser,
  ...more,
})
/** Error case: the same call for the account of another user, whose existence is hidden. */
const otherAccount = (rest: string, body?: Call['body']) => ({
  'error/account-not-found': ({ member: { browser } }: AccountData): Call => ({
    path: at(`account/${newId()}${rest}`),
    as: browser,
    ...(body && { body }),
  }),
})
const wrongPassword = (rest: string, body: Call['body']) => ({
  'error/bad-password': async ({ newMember }: AccountData) => ownCall(await newMember(), rest, { body: { ...body, password: 'nie to' } }),
})
const unknownToken = (code: string, path: string, body?: Call['body']) => ({
  [code]: (): Call => ({ path: at(`${path}/${'0'.repeat(32)}`), ...(body && { body }) }),
})

const registration = () => {
  const email = `${newId()}@demo.test`
  const fields = { email, email_repeat: email, password: goodPassword, first_name: 'Joanna', last_name: 'Wierzba' }
  return { ...fields, terms_version: '2026-11-21' }
}
const newPassword = { password: 'nie to', new_password: goodPassword }
const newEmail = { email: 'nowy@demo.test', email_repeat: 'nowy@demo.test', password: 'nie to' }
/** PNG of one pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const form = (bytes: Uint8Array<ArrayBuffer>) => {
  const data = new FormData()
  data.set('file', new File([bytes], 'ja.png', { type: 'image/png' }))
  return data
}

/** Requests an e-mail change and returns the token that confirms it, or, after confirming, the token that undoes it. */
const emailChangeToken = async ({ newMember, latestToken }: AccountData, kind: 'confirm' | 'undo', member?: Member) => {
  const { id, email, password, browser } = member ?? (await newMember())
  const next = `nowy-${email}`
  await browser.call('POST', at(`account/${id}/email`), { email: next, email_repeat: next, password })
  const confirm = await latestToken(next, 'accounts.mail.email-confirm')
  if (kind === 'confirm') return { token: confirm, email, next }
  await browser.call('POST', at(`email/confirm/${confirm}`), undefined, { authorization: '' })
  return { token: await latestToken(email, 'accounts.mail.email-undo'), email, next }
}

/** Contract of the account routes. */
export const accountCases: ContractCases<AccountData> = {
  'get /api/v1/facility/owned': { success: ({ member: { browser } }) => ({ path: '/api/v1/facility/owned', as: browser }) },
  'get /api/v1/account/facilities': { success: ({ member: { browser } }) => ({ path: at('facilities'), as: browser }) },
  'get /api/v1/account/account/:id': { success: ({ member }) => ownCall(member), errors: otherAccount('') },
  'patch /api/v1/account/account/:id': {
    success: ({ member }) => ownCall(member, '', { body: { language: 'en' } }),
    errors: {
      ...otherAccount('', { language: 'en' }),
      'error/version-conflict': ({ member }) => ownCall(member, '', { body: { language: 'en' }, headers: { 'if-match': '"999"' } }),
    },
  },
  'get /api/v1/account/account/:id/export': {
    success: async ({ newMember }) => ownCall(await newMember(), '/export'),
    errors: otherAccount('/export'),
  },
  'delete /api/v1/account/account/:id': {
    success: async ({ newMember }) => {
      const member = await newMember()
      return ownCall(member, '', { body: { password: member.password, confirm: member.email } })
    },
    errors: {
      ...otherAccount('', { password: 'x', confirm: 'x' }),
      ...wrongPassword('', { confirm: 'x' }),
      ...secondFactorErrors((member, proof) =>
        ownCall(member, '', { body: { password: member.password, confirm: member.email, ...proof } }),
      ),
      'error/owns-facility': async ({ newMember, makeOwner }) => {
        const member = await newMember()
        await makeOwner(member.id)
        return ownCall(member, '', { body: { password: member.password, confirm: member.email } })
      },
    },
  },
  'post /api/v1/account/account/:id/password': {
    success: async ({ newMember }) => {
      const member = await newMember()
      return ownCall(member, '/password', { body: { password: member.password, new_password: goodPassword } })
    },
    errors: { ...otherAccount('/password', newPassword), ...wrongPassword('/password', newPassword) },
  },
  'post /api/v1/account/account/:id/email': {
    success: async ({ newMember }) => {
      const member = await newMember()
      return ownCall(member, '/email', { body: { ...newEmail, password: member.password } })
    },
    errors: {
      ...otherAccount('/email', newEmail),
      ...wrongPassword('/email', newEmail),
      ...secondFactorErrors((member, proof) => ownCall(member, '/email', { body: { ...newEmail, password: member.password, ...proof } })),
    },
  },
  'post /api/v1/account/email/confirm/:token': {
    success: async (data) => ({ path: at(`email/confirm/${(await emailChangeToken(data, 'confirm')).token}`) }),
    errors: {
      ...unknownToken('error/email-token-not-found', 'email/confirm'),
      'error/email-taken': async (data) => {
        const { token, next } = await emailChangeToken(data, 'confirm')
        const other = await data.newMember()
        await data.changeEmail(other.id, next)
        return { path: at(`email/confirm/${token}`) }
      },
    },
  },
  'post /api/v1/account/email/undo/:token': {
    success: async (data) => ({
      path: at(`email/undo/${(await emailChangeToken(data, 'undo')).token}`),
      body: { password: goodPassword },
    }),
    errors: {
      ...unknownToken('error/email-token-not-found', 'email/undo', { password: goodPassword }),
      'error/email-taken': async (data) => {
        const { token, email } = await emailChangeToken(data, 'undo')
        const other = await data.newMember()
        await data.changeEmail(other.id, email)
        return { path: at(`email/undo/${token}`), body: { password: goodPassword } }
      },
    },
  },
  'post /api/v1/account/account/:id/photo': {
    success: ({ member }) => ownCall(member, '/photo', { form: form(new Uint8Array(png)) }),
    errors: {
      'error/account-not-found': ({ member: { browser } }) => ({
        path: at(`account/${newId()}/photo`),
        as: browser,
        form: form(new Uint8Array(png)),
      }),
      'error/bad-file-format': ({ member }) => ownCall(member, '/photo', { form: form(new Uint8Array([1, 2, 3])) }),
    },
  },
  'delete /api/v1/account/account/:id/photo': {
    success: async ({ newMember }) => ownCall(await newMember(), '/photo'),
    errors: otherAccount('/photo'),
  },
  'get /api/v1/account/photo/:photo': {
    success: async ({ newMember }) => {
      const { id, browser } = await newMember()
      const { body } = await browser.call('POST', at(`account/${id}/photo`), form(new Uint8Array(png)))
      return { path: body.avatar }
    },
    errors: unknownToken('error/account-not-found', 'photo'),
  },
  'post /api/v1/account/account': { success: () => ({ path: at('account'), body: registration() }) },
  'post /api/v1/account/activate/:token': {
    success: async ({ registerAccount, latestToken }) => ({
      path: at(`activate/${await latestToken((await registerAccount()).email, 'accounts.mail.activate')}`),
    }),
    errors: unknownToken('error/activation-token-not-found', 'activate'),
  },
  'post /api/v1/account/activate/resend/:email': { success: () => ({ path: at(`activate/resend/${newId()}@demo.test`) }) },
  'post /api/v1/account/reset/request/:email': { success: () => ({ path: at(`reset/request/${newId()}@demo.test`) }) },
  'post /api/v1/account/reset/confirm/:token': {
    success: async ({ newMember, latestToken }) => {
      const { email, browser } = await newMember()
      await browser.call('POST', at(`reset/request/${email}`))
      return { path: at(`reset/confirm/${await latestToken(email, 'accounts.mail.reset')}`), body: { password: goodPassword } }
    },
    errors: unknownToken('error/reset-token-not-found', 'reset/confirm', { password: goodPassword }),
  },
  'post /api/v1/account/password-strength': { success: () => ({ path: at('password-strength'), body: { password: 'krasnal' } }) },
}
