import { pageAction } from '#web/data/page-action.ts'
import { plainPage } from '#web/data/plain-page.ts'
import { NewMessage } from '../../contract/message.ts'
import { SendMessage } from '../../use-cases/send-message.ts'

const isSlug = (word: string) => /^[a-z0-9-]{1,200}$/.test(word)

/** The form, and which page it is about: `?dotyczy=SLUG` names a facility. It asks nobody, so that it is there while the database is away. */
export const data = plainPage(({ t, href, context, query }) => {
  const { dotyczy } = query
  const path = dotyczy !== undefined && isSlug(dotyczy) ? href('map_facility', { facility: dotyczy }) : undefined
  return {
    value: { about: path === undefined ? null : context.publicUrl + path },
    head: { noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.page.crumb') }] },
  }
})

/** Sends what was written and leads to its number. */
export const action = pageAction(SendMessage, {
  input: NewMessage,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ number }, { href }) => href(`/kontakt/wyslano/${number}`),
})
