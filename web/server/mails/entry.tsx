import { convert } from 'html-to-text'
import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { templateOf } from '#core/plugin/mails.ts'
import type { RenderedMail } from '#core/ports/mail-renderer.ts'
import { pluginMails } from '#plugins/mails.gen.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { MailLayout, type MailLayoutProps } from '#web/ui/mail/MailLayout.tsx'
import { MailContext, type MailContextValue } from '#web/ui/mail/mail-context.ts'
import { htmlToTextOptions } from './html-to-text-options.ts'

/** Input of rendering a mail; `props` is decoded by the template's Schema. */
export interface MailInput extends Pick<MailContextValue, 'language' | 't' | 'site'>, Pick<MailLayoutProps, 'operator' | 'unsubscribe'> {
  readonly template: string
  readonly props: unknown
}

/** Renders a mail with its plugin's component, as HTML and as text. */
export type RenderMail = (mail: MailInput) => RenderedMail

const viewsByTemplate = new Map(
  pluginMails.flatMap(({ plugin, views }) => Object.entries(views).map(([name, view]) => [templateOf(plugin, name), view] as const)),
)

/** Names of the templates that have a component. */
export const renderableTemplates: readonly string[] = [...viewsByTemplate.keys()]

export const renderMail: RenderMail = ({ template, props, language, t, site, operator, unsubscribe }) => {
  const view = viewsByTemplate.get(template as `${string}.mail.${string}`)
  if (!view) throw new Error(`No component for the mail template ${template}`)
  const mail: MailContextValue = { language, t, site, link: (path) => site + localizedPath(path, language) }
  const subject = view.subject(props as never, mail)
  const preheader = view.preheader(props as never, mail)
  const Body = view.Body as FunctionComponent<object>
  const html = renderToStaticMarkup(
    <MailContext value={mail}>
      <MailLayout subject={subject} preheader={preheader} operator={operator} unsubscribe={unsubscribe}>
        <Body {...(props as object)} />
      </MailLayout>
    </MailContext>,
  )
  return { subject, html: `<!DOCTYPE html>${html}`, text: convert(html, htmlToTextOptions) }
}
