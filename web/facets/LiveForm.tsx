import { type ReactNode, useContext } from 'react'
import { HereContext, useHere } from '#web/here.ts'
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
  const here = useHere()
  const words = useContext(WordsContext)
  const { apart } = here
  if (!apart) return children
  const id = `i${apart.count()}`
  const data: IslandData = { props: {}, language: words.language, messages: apart.pick(Component.island.messages) }
  const enclosed = apart.render(
    <WordsContext value={words}>
      <HereContext value={here}>{children}</HereContext>
    </WordsContext>,
    `${id}e`,
  )
  const html = apart.render(
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
