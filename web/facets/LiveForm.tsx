import { type ReactNode, useContext } from 'react'
import { PageFrameContext, usePage } from '#web/here.ts'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'
import type { IslandComponent } from '#web/islands/define.ts'
import type { IslandData } from '#web/islands/Island.tsx'
import { EnclosedHtml } from './Enclosed.tsx'

/**
 * An island around HTML that stays the server's: the island shows it by `<Enclosed />` and listens to it. A form of a hundred fields thus
 * travels once, as HTML, and works whether or not the island wakes; reaching for it wakes the island.
 */
export const LiveForm = ({ of: Component, children }: { of: IslandComponent<object>; children: ReactNode }) => {
  const page = usePage()
  const words = useContext(WordsContext)
  const { isolated } = page
  if (!isolated) return children
  const id = `i${isolated.count()}`
  const data: IslandData = { props: {}, language: words.language, messages: isolated.pick(Component.island.messages) }
  const enclosed = isolated.render(
    <WordsContext value={words}>
      <PageFrameContext value={page}>{children}</PageFrameContext>
    </WordsContext>,
    `${id}e`,
  )
  const html = isolated.render(
    <WordsContext value={{ language: words.language, t: tiny(words.language, data.messages) }}>
      <EnclosedHtml value={enclosed}>
        <Component />
      </EnclosedHtml>
    </WordsContext>,
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
