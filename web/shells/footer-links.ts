import { pluginUis } from '#plugins/ui.gen.ts'
import type { Href } from '#web/data/href.ts'
import type { Words } from '#web/i18n/words.ts'
import type { FooterGroup, FrameLink } from '#web/plugin-ui.ts'

/** A link as the footer shows it: where it leads and what it is called, in the language of the page. */
export interface FooterLink {
  readonly href: string
  readonly label: string
}

export type FooterLinks = Readonly<Record<FooterGroup, readonly FooterLink[]>>

const own: Readonly<Record<FooterGroup, readonly FrameLink[]>> = {
  service: [{ to: 'sources', label: 'shell.footer.sources' }],
  users: [],
}

/** The footer's links, those of plugins before those of the house; made on the server, so that no browser needs all plugins' interfaces for them. */
export const footerLinks = (t: Words['t'], href: Href): FooterLinks => {
  const group = (name: FooterGroup) =>
    [...pluginUis.flatMap((ui) => ui.footer?.[name] ?? []), ...own[name]].flatMap(({ to, params, label }) => {
      const at = href(to, params)
      return at === undefined ? [] : [{ href: at, label: t(label) }]
    })
  return { service: group('service'), users: group('users') }
}
