import { usePage } from '#web/here.ts'
import { tiny } from '#web/i18n/tiny.ts'
import { useLanguage, WordsContext } from '#web/i18n/words.ts'
import type { IslandComponent } from './define.ts'

/** When an island wakes by itself; reaching for it wakes it in any case. */
export type When = 'load' | 'idle' | 'visible' | 'interaction'

/** What the browser needs to wake an island: JSON. */
export interface IslandData {
  readonly props: object
  readonly language: ReturnType<typeof useLanguage>
  readonly messages: Readonly<Record<string, string>>
}

/** An island in a page: `<Island of={Phone} when="interaction" slug={slug} />`; in a page hydrated whole it is an ordinary component. */
export const Island = <Props extends object>({
  of,
  when = 'interaction',
  ...rest
}: { of: IslandComponent<Props>; when?: When } & Props) => {
  const Component = of
  const props = rest as unknown as Props
  const { isolated } = usePage()
  const language = useLanguage()
  if (!isolated) return <Component {...props} />
  const id = `i${isolated.count()}`
  const data: IslandData = { props, language, messages: isolated.pick(of.island.messages) }
  // A root of its own, as in the browser: ids agree, and no context leaks in that the browser would not have.
  const html = isolated.render(
    <WordsContext value={{ language, t: tiny(language, data.messages) }}>
      <Component {...props} />
    </WordsContext>,
    id,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <x-island of={of.island.name} when={when} id={id} data={JSON.stringify(data)} dangerouslySetInnerHTML={{ __html: html }} />
}
