import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext, useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import type { IslandComponent } from './define.ts'

/** When an island is hydrated by itself; an interaction hydrates it in any case. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction'

/** JSON that the browser needs to hydrate an island. */
export interface IslandData {
  readonly props: object
  readonly language: ReturnType<typeof useLanguage>
  readonly messages: Readonly<Record<string, string>>
}

/**
 * Renders an island: `<Island of={Phone} when="interaction" slug={slug} />`; in a page that is hydrated as a whole it
 * is an ordinary component.
 */
export const Island = <Props extends object>({
  of,
  when = 'interaction',
  ...rest
}: { of: IslandComponent<Props>; when?: HydrationTrigger } & Props) => {
  const Component = of
  const props = rest as unknown as Props
  const { isolated } = usePage()
  const language = useLanguage()
  if (!isolated) return <Component {...props} />
  const id = `i${isolated.count()}`
  const data: IslandData = { props, language, messages: isolated.pick(of.island.messages) }
  // A separate root as in the browser: ids match, and no context is available that the browser would not have.
  const html = isolated.render(
    <I18nContext value={fixedI18n({ language, t: createTranslator(language, data.messages) })}>
      <Component {...props} />
    </I18nContext>,
    id,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <x-island of={of.island.name} when={when} id={id} data={JSON.stringify(data)} dangerouslySetInnerHTML={{ __html: html }} />
}
