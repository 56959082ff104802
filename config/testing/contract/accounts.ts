import { newId } from '#core/kernel/ids.ts'
import { goodPassword } from '../account-browser.ts'
import type { Member } from '../member.ts'
import type { Call, Facts, Line } from './line.ts'

const at = (rest: string) => `/api/v1/account/${rest}`
const own = ({ id, browser }: Member, rest = '', more: Omit<Call, 'path' | 'as'> = {}): Call => ({
  path: at(`account/${id}${rest}`),
  as: browser,
  ...more,
})
/** The same about somebody else, whom one may not know of. */
const others = (rest: string, body?: Call['body']) => ({
  'error/account-not-found': ({ member: { browser } }: Facts): Call => ({
    path: at(`account/${newId()}${rest}`),
    as: browser,
    ...(body && { body }),
  }),
})
const wrong = (rest: string, body: Call['body']) => ({
  'error/bad-password': async ({ join }: Facts) => own(await join(), rest, { body: { ...body, password: 'nie to' } }),
})
const nobodys = (code: string, path: string, body?: Call['body']) => ({
  [code]: (): Call => ({ path: at(`${path}/${'0'.repeat(32)}`), ...(body && { body }) }),
})

const registration = () => {
  const email = `${newId()}@demo.test`
  const words = { email, email_repeat: email, password: goodPassword, first_name: 'Joanna', last_name: 'Wierzba' }
  return { ...words, terms_version: '2026-11-21' }
}
const newPassword = { password: 'nie to', new_password: goodPassword }
const newEmail = { email: 'nowy@demo.test', email_repeat: 'nowy@demo.test', password: 'nie to' }
/** One pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const form = (bytes: Uint8Array<ArrayBuffer>) => {
  const data = new FormData()
  data.set('file', new File([bytes], 'ja.png', { type: 'image/png' }))
  return data
}

/** Asks for a new e-mail and gives its word; of the old one once it was confirmed. */
const emailWord = async ({ join, word }: Facts, kind: 'confirm' | 'undo', member?: Member) => {
  const { id, email, password, browser } = member ?? (await join())
  const next = `nowy-${email}`
  await browser.call('POST', at(`account/${id}/email`), { email: next, email_repeat: next, password })
  const confirm = await word(next, 'accounts.mail.email-confirm')
  if (kind === 'confirm') return { word: confirm, email, next }
  await browser.call('POST', at(`email/confirm/${confirm}`), undefined, { authorization: '' })
  return { word: await word(email, 'accounts.mail.email-undo'), email, next }
}

/** Rows of one's own account. */
export const accountLines: Readonly<Record<string, Line>> = {
  'get /api/v1/account/facilities': { good: ({ member: { browser } }) => ({ path: at('facilities'), as: browser }) },
  'get /api/v1/account/account/:id': { good: ({ member }) => own(member), errors: others('') },
  'patch /api/v1/account/account/:id': {
    good: ({ member }) => own(member, '', { body: { language: 'en' } }),
    errors: {
      ...others('', { language: 'en' }),
      'error/version-conflict': ({ member }) => own(member, '', { body: { language: 'en' }, headers: { 'if-match': '"999"' } }),
    },
  },
  'get /api/v1/account/account/:id/export': { good: async ({ join }) => own(await join(), '/export'), errors: others('/export') },
  'delete /api/v1/account/account/:id': {
    good: async ({ join }) => {
      const member = await join()
      return own(member, '', { body: { password: member.password, confirm: member.email } })
    },
    errors: {
      ...others('', { password: 'x', confirm: 'x' }),
      ...wrong('', { confirm: 'x' }),
      'error/owns-facility': async ({ join, own: give }) => {
        const member = await join()
        await give(member.id)
        return own(member, '', { body: { password: member.password, confirm: member.email } })
      },
    },
  },
  'post /api/v1/account/account/:id/password': {
    good: async ({ join }) => {
      const member = await join()
      return own(member, '/password', { body: { password: member.password, new_password: goodPassword } })
    },
    errors: { ...others('/password', newPassword), ...wrong('/password', newPassword) },
  },
  'post /api/v1/account/account/:id/email': {
    good: async ({ join }) => {
      const member = await join()
      return own(member, '/email', { body: { ...newEmail, password: member.password } })
    },
    errors: { ...others('/email', newEmail), ...wrong('/email', newEmail) },
  },
  'post /api/v1/account/email/confirm/:token': {
    good: async (facts) => ({ path: at(`email/confirm/${(await emailWord(facts, 'confirm')).word}`) }),
    errors: {
      ...nobodys('error/email-token-not-found', 'email/confirm'),
      'error/email-taken': async (facts) => {
        const [{ word, next }, other] = [await emailWord(facts, 'confirm'), await facts.join()]
        await facts.rename(other.id, next)
        return { path: at(`email/confirm/${word}`) }
      },
    },
  },
  'post /api/v1/account/email/undo/:token': {
    good: async (facts) => ({ path: at(`email/undo/${(await emailWord(facts, 'undo')).word}`) }),
    errors: {
      ...nobodys('error/email-token-not-found', 'email/undo'),
      'error/email-taken': async (facts) => {
        const [{ word, email }, other] = [await emailWord(facts, 'undo'), await facts.join()]
        await facts.rename(other.id, email)
        return { path: at(`email/undo/${word}`) }
      },
    },
  },
  'post /api/v1/account/account/:id/photo': {
    good: ({ member }) => own(member, '/photo', { form: form(new Uint8Array(png)) }),
    errors: {
      'error/account-not-found': ({ member: { browser } }) => ({
        path: at(`account/${newId()}/photo`),
        as: browser,
        form: form(new Uint8Array(png)),
      }),
      'error/bad-file-format': ({ member }) => own(member, '/photo', { form: form(new Uint8Array([1, 2, 3])) }),
    },
  },
  'delete /api/v1/account/account/:id/photo': { good: async ({ join }) => own(await join(), '/photo'), errors: others('/photo') },
  'get /api/v1/account/photo/:photo': {
    good: async ({ join }) => {
      const { id, browser } = await join()
      const { body } = await browser.call('POST', at(`account/${id}/photo`), form(new Uint8Array(png)))
      return { path: body.avatar }
    },
    errors: nobodys('error/account-not-found', 'photo'),
  },
  'post /api/v1/account/account': { good: () => ({ path: at('account'), body: registration() }) },
  'post /api/v1/account/activate/:token': {
    good: async ({ register, word }) => ({ path: at(`activate/${await word((await register()).email, 'accounts.mail.activate')}`) }),
    errors: nobodys('error/activation-token-not-found', 'activate'),
  },
  'post /api/v1/account/activate/resend/:email': { good: () => ({ path: at(`activate/resend/${newId()}@demo.test`) }) },
  'post /api/v1/account/reset/request/:email': { good: () => ({ path: at(`reset/request/${newId()}@demo.test`) }) },
  'post /api/v1/account/reset/confirm/:token': {
    good: async ({ join, word }) => {
      const { email, browser } = await join()
      await browser.call('POST', at(`reset/request/${email}`))
      return { path: at(`reset/confirm/${await word(email, 'accounts.mail.reset')}`), body: { password: goodPassword } }
    },
    errors: nobodys('error/reset-token-not-found', 'reset/confirm', { password: goodPassword }),
  },
  'post /api/v1/account/password-strength': { good: () => ({ path: at('password-strength'), body: { password: 'krasnal' } }) },
}
