import { pageAction } from '#web/server/page-data/page-action.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { NewMessage } from '../../contract/message.ts'
import { SendMessage } from '../../use-cases/messages.ts'

const isSlug = (text: string) => /^[a-z0-9-]{1,200}$/.test(text)

/** Data of the form: `?dotyczy=SLUG` names the facility it is about. Works without the database. */
export const data = staticPageData(({ t, href, context, query }) => {
  const { dotyczy } = query
  const path = dotyczy !== undefined && isSlug(dotyczy) ? href('map_facility', { facility: dotyczy }) : undefined
  return {
    value: { about: path === undefined ? null : context.publicUrl + path },
    head: { noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.page.crumb') }] },
  }
})

/** Sends the message and redirects to the page with its number. */
export const action = pageAction(SendMessage, {
  input: NewMessage,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ number }, { href }) => href(`/kontakt/wyslano/${number}`),
})
