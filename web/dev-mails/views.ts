import { languages } from '#core/kernel/language.ts'
import type { LoggedMail } from '#core/ports/kept-mails.ts'
import type { UnwrittenMail, WrittenMail } from '#core/ports/mail-renderer.ts'
import { frame } from './frame.ts'
import { html, type Markup } from './html.ts'
import { linksOf } from './linked.ts'

/** A kept mail with its words; `null`: it could not be put into words. */
export interface SeenMail {
  readonly kept: LoggedMail
  readonly words: WrittenMail | null
}

const recipientOf = ({ to }: LoggedMail): string => to ?? 'customer service'

const subjectOf = ({ kept, words }: SeenMail): string =>
  words?.subject ?? `${kept.mail.template}, ${kept.sent_at ? 'whose words were let go once it was sent' : 'which cannot be put into words'}`

const tries = (attempts: number): string => (attempts === 1 ? 'one try' : `${attempts} tries`)

const stateOf = ({ sent_at, given_up_at, next_at, attempts, error }: LoggedMail): Markup => {
  if (sent_at) return html`<span class="good">sent</span> ${sent_at}`
  if (given_up_at) return html`<span class="bad">given up</span> ${given_up_at} after ${tries(attempts)}: ${error ?? ''}`
  return attempts ? html`waits until ${next_at} after ${tries(attempts)}: ${error ?? 'under way'}` : html`waits`
}

/** All mails, the newest first. */
export const listOfMails = (mails: readonly SeenMail[]): string =>
  frame(
    'Mails',
    mails.length
      ? html`<ul class="mails">${mails.map(
          (seen) => html`<li><a href="/dev/mails/${seen.kept.id}"><strong>${subjectOf(seen)}</strong></a>
${recipientOf(seen.kept)} <span class="state">${seen.kept.written_at}, ${stateOf(seen.kept)}</span></li>
`,
        )}</ul>`
      : html`<p>Nobody has been written to yet.</p>`,
  )

/** Where the two twins of a mail lie. */
interface Twins {
  readonly html: string
  readonly text: string
}

const shown = ({ html: page, text }: WrittenMail, at: Twins): Markup => html`
<h2>Links</h2>
<ul class="mails">${linksOf(page).map((href) => html`<li><a href="${href}">${href}</a></li>`)}</ul>
<h2><a href="${at.html}">As HTML</a></h2>
<iframe src="${at.html}" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2><a href="${at.text}">As text</a></h2>
<pre>${text}</pre>`

/** One mail with all that goes with it. */
export const pageOfMail = (seen: SeenMail): string => {
  const { kept, words } = seen
  const attachments = kept.attachments.map(
    ({ name, mime }, n) => html`<dt>Attachment</dt><dd><a href="/dev/mails/${kept.id}/attachment/${n}">${name}</a> (${mime})</dd>`,
  )
  const facts = html`<dl>
<dt>To</dt><dd>${recipientOf(kept)}</dd>
<dt>Written</dt><dd>${kept.written_at}</dd>
<dt>State</dt><dd>${stateOf(kept)}</dd>
<dt>Template</dt><dd><a href="/dev/mails/templates/${kept.mail.template}?lang=${kept.mail.language}">${kept.mail.template}</a>, ${kept.mail.language}</dd>
${kept.mail.unsubscribe === undefined ? null : html`<dt>Ended at</dt><dd>${kept.mail.unsubscribe}</dd>`}
${attachments}
</dl>`
  return frame(
    subjectOf(seen),
    html`${facts}${words && shown(words, { html: `/dev/mails/${kept.id}/html`, text: `/dev/mails/${kept.id}/text` })}`,
  )
}

/** A template with its sample in a language. */
export const pageOfTemplate = ({ template, language }: Pick<UnwrittenMail, 'template' | 'language'>, words: WrittenMail): string => {
  const at = `/dev/mails/templates/${template}`
  const others = languages.map(
    (one) => html`<a href="${at}?lang=${one}" ${one === language ? html`aria-current="page"` : null}>${one}</a> `,
  )
  const facts = html`<dl><dt>Template</dt><dd>${template}</dd><dt>Language</dt><dd>${others}</dd></dl>`
  return frame(words.subject, html`${facts}${shown(words, { html: `${at}/html?lang=${language}`, text: `${at}/text?lang=${language}` })}`)
}

/** All templates that plugins declare. */
export const listOfTemplates = (templates: readonly Pick<UnwrittenMail, 'template'>[]): string =>
  frame(
    'Templates',
    html`<ul class="mails">${templates.map(
      ({ template }) =>
        html`<li><strong>${template}</strong> ${languages.map(
          (language) => html`<a href="/dev/mails/templates/${template}?lang=${language}">${language}</a> `,
        )}</li>`,
    )}</ul>`,
  )
