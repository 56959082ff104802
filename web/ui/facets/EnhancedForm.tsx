import { type ReactNode, useContext } from 'react'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import type { IslandComponent } from '#web/runtime/islands/define.ts'
import type { IslandData } from '#web/runtime/islands/Island.tsx'
import { CurrentPageContext, usePage } from '#web/runtime/page.ts'
import { ServerHtmlContext } from './ServerHtml.tsx'

/**
 * Island around server-rendered HTML: the island renders it by `<ServerHtml />` and listens to its events. A form of a
 * hundred fields is thus sent once, as HTML, and works without the island. The first interaction hydrates the island.
 */
export const EnhancedForm = ({ of: Component, children }: { of: IslandComponent<object>; children: ReactNode }) => {
  const page = usePage()
  const i18n = useContext(I18nContext)
  const { isolated } = page
  if (!isolated) return children
  const id = `i${isolated.count()}`
  const data: IslandData = { props: {}, language: i18n.language, messages: isolated.pick(Component.island.messages) }
  const serverHtml = isolated.render(
    <I18nContext value={i18n}>
      <CurrentPageContext value={page}>{children}</CurrentPageContext>
    </I18nContext>,
    `${id}e`,
  )
  const html = isolated.render(
    <I18nContext value={fixedI18n({ language: i18n.language, t: createTranslator(i18n.language, data.messages) })}>
      <ServerHtmlContext value={serverHtml}>
        <Component />
      </ServerHtmlContext>
    </I18nContext>,
    id,
  )
  return (
    <x-island
      of={Component.island.name}
      when="interaction"
      id={id}
      data={JSON.stringify(data)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
