import type { Href } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { FooterGroup, FooterLinks, FrameLink, LayoutContributions } from '#web/runtime/plugin-ui.ts'

const own: Readonly<Record<FooterGroup, readonly FrameLink[]>> = {
  service: [{ to: 'sources', label: 'shell.footer.sources' }],
  users: [],
}

/** Builds the footer links, those of plugins first; on the server, so that browsers need not load the links of all plugins. */
export const footerLinks = ({ footer }: Pick<LayoutContributions, 'footer'>, t: I18n['t'], href: Href): FooterLinks => {
  const group = (name: FooterGroup) =>
    [...footer[name], ...own[name]].flatMap(({ to, params, label }) => {
      const address = href(to, params)
      return address === undefined ? [] : [{ href: address, label: t(label) }]
    })
  return { service: group('service'), users: group('users') }
}
