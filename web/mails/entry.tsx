import { convert } from 'html-to-text'
import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WrittenMail } from '#core/ports/mail-renderer.ts'
import { pluginMails } from '#plugins/mails.gen.ts'
import { twin } from '#web/data/href.ts'
import { Letter, type LetterProps } from '#web/design/mail/Letter.tsx'
import { type MailWords, MailWordsContext } from '#web/design/mail/words.ts'
import { asText } from './as-text.ts'

/** What a mail is drawn of; `props`: what its Schema read. */
export interface UndrawnMail extends Pick<MailWords, 'language' | 't' | 'site'>, Pick<LetterProps, 'operator' | 'unsubscribe'> {
  readonly template: string
  readonly props: unknown
}

/** Draws a mail with its plugin's component, as HTML and as text. */
export type DrawMail = (mail: UndrawnMail) => WrittenMail

/** Templates that have a component. */
export const drawn: readonly string[] = Object.keys(pluginMails)

export const drawMail: DrawMail = ({ template, props, language, t, site, operator, unsubscribe }) => {
  const view = pluginMails[template]
  if (!view) throw new Error(`No component draws the mail ${template}`)
  const words: MailWords = { language, t, site, link: (path) => site + twin(path, language) }
  const subject = view.subject(props as never, words)
  const preheader = view.preheader(props as never, words)
  const Body = view.Body as FunctionComponent<object>
  const html = renderToStaticMarkup(
    <MailWordsContext value={words}>
      <Letter {...{ subject, preheader, operator, unsubscribe }}>
        <Body {...(props as object)} />
      </Letter>
    </MailWordsContext>,
  )
  return { subject, html: `<!DOCTYPE html>${html}`, text: convert(html, asText) }
}
