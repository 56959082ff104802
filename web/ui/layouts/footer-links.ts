import { pluginUis } from '#plugins/ui.gen.ts'
import type { Href } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { FooterGroup, FooterLinks, FrameLink } from '#web/runtime/plugin-ui.ts'

const own: Readonly<Record<FooterGroup, readonly FrameLink[]>> = {
  service: [{ to: 'sources', label: 'shell.footer.sources' }],
  users: [],
}

/** Builds the footer links, those of plugins first; on the server, so that browsers need not load the interfaces of all plugins. */
export const footerLinks = (t: I18n['t'], href: Href): FooterLinks => {
  const group = (name: FooterGroup) =>
    [...pluginUis.flatMap((ui) => ui.footer?.[name] ?? []), ...own[name]].flatMap(({ to, params, label }) => {
      const address = href(to, params)
      return address === undefined ? [] : [{ href: address, label: t(label) }]
    })
  return { service: group('service'), users: group('users') }
}
