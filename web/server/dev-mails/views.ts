import { languages } from '#core/kernel/language.ts'
import type { MailContent, RenderedMail } from '#core/ports/mail-renderer.ts'
import type { LoggedMail } from '#core/ports/sent-mail-log.ts'
import { html, type Markup } from './html.ts'
import { linksOf } from './links.ts'
import { mailViewerPage } from './page.ts'

/** A logged mail with its rendered content; `null` if it cannot be rendered. */
export interface ViewedMail {
  readonly logged: LoggedMail
  readonly content: RenderedMail | null
}

const recipientOf = ({ to }: LoggedMail): string => to ?? 'customer service'

const subjectOf = ({ logged, content }: ViewedMail): string =>
  content?.subject ?? `${logged.mail.template}, ${logged.sent_at ? 'content deleted after sending' : 'cannot be rendered'}`

const tries = (attempts: number): string => (attempts === 1 ? 'one try' : `${attempts} tries`)

const stateOf = ({ sent_at, given_up_at, next_at, attempts, error }: LoggedMail): Markup => {
  if (sent_at) return html`<span class="good">sent</span> ${sent_at}`
  if (given_up_at) return html`<span class="bad">given up</span> ${given_up_at} after ${tries(attempts)}: ${error ?? ''}`
  return attempts ? html`waits until ${next_at} after ${tries(attempts)}: ${error ?? 'under way'}` : html`waits`
}

/** Page of all mails, newest first. */
export const listOfMails = (mails: readonly ViewedMail[]): string =>
  mailViewerPage(
    'Mails',
    mails.length
      ? html`<ul class="mails">${mails.map(
          (viewed) => html`<li><a href="/dev/mails/${viewed.logged.id}"><strong>${subjectOf(viewed)}</strong></a>
${recipientOf(viewed.logged)} <span class="state">${viewed.logged.written_at}, ${stateOf(viewed.logged)}</span></li>
`,
        )}</ul>`
      : html`<p>No mail has been sent yet.</p>`,
  )

/** Addresses of the HTML and the text version of a mail. */
interface ContentLinks {
  readonly html: string
  readonly text: string
}

const contentOf = ({ html: page, text }: RenderedMail, at: ContentLinks): Markup => html`
<h2>Links</h2>
<ul class="mails">${linksOf(page).map((href) => html`<li><a href="${href}">${href}</a></li>`)}</ul>
<h2><a href="${at.html}">As HTML</a></h2>
<iframe src="${at.html}" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2><a href="${at.text}">As text</a></h2>
<pre>${text}</pre>`

/** Page of one mail. */
export const pageOfMail = (viewed: ViewedMail): string => {
  const { logged, content } = viewed
  const attachments = logged.attachments.map(
    ({ name, mime }, n) => html`<dt>Attachment</dt><dd><a href="/dev/mails/${logged.id}/attachment/${n}">${name}</a> (${mime})</dd>`,
  )
  const facts = html`<dl>
<dt>To</dt><dd>${recipientOf(logged)}</dd>
<dt>Written</dt><dd>${logged.written_at}</dd>
<dt>State</dt><dd>${stateOf(logged)}</dd>
<dt>Template</dt><dd><a href="/dev/mails/templates/${logged.mail.template}?lang=${logged.mail.language}">${logged.mail.template}</a>, ${logged.mail.language}</dd>
${logged.mail.unsubscribe === undefined ? null : html`<dt>Ended at</dt><dd>${logged.mail.unsubscribe}</dd>`}
${attachments}
</dl>`
  return mailViewerPage(
    subjectOf(viewed),
    html`${facts}${content && contentOf(content, { html: `/dev/mails/${logged.id}/html`, text: `/dev/mails/${logged.id}/text` })}`,
  )
}

/** Page of a template with its sample in one language. */
export const pageOfTemplate = ({ template, language }: Pick<MailContent, 'template' | 'language'>, content: RenderedMail): string => {
  const at = `/dev/mails/templates/${template}`
  const others = languages.map(
    (one) => html`<a href="${at}?lang=${one}" ${one === language ? html`aria-current="page"` : null}>${one}</a> `,
  )
  const facts = html`<dl><dt>Template</dt><dd>${template}</dd><dt>Language</dt><dd>${others}</dd></dl>`
  return mailViewerPage(
    content.subject,
    html`${facts}${contentOf(content, { html: `${at}/html?lang=${language}`, text: `${at}/text?lang=${language}` })}`,
  )
}

/** Page of all templates that plugins declare. */
export const listOfTemplates = (templates: readonly Pick<MailContent, 'template'>[]): string =>
  mailViewerPage(
    'Templates',
    html`<ul class="mails">${templates.map(
      ({ template }) =>
        html`<li><strong>${template}</strong> ${languages.map(
          (language) => html`<a href="/dev/mails/templates/${template}?lang=${language}">${language}</a> `,
        )}</li>`,
    )}</ul>`,
  )
