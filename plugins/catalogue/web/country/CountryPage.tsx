import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { useCategory } from '../category.ts'
import { NoFacilities } from '../parts/NoFacilities.tsx'
import { PolandMap } from '../parts/PolandMap.tsx'
import type { data } from './country.data.ts'
import css from './country.module.css'
import { VoivodeshipTile } from './VoivodeshipTile.tsx'

/** Page of the whole country: a drawn map and the sixteen voivodeships with their largest cities. */
export const CountryPage = () => {
  const t = useT()
  const language = useLanguage()
  const category = useCategory()
  const voivodeships = usePageData<typeof data>().map((one) => ({ ...one, name: t(voivodeshipKey(one.slug)) }))
  const total = voivodeships.reduce((sum, { count }) => sum + count, 0)
  const heading = t('catalogue.country.heading', { category: t(messageKey('catalogue', category)) })
  if (total === 0)
    return (
      <Container>
        <h1>{heading}</h1>
        <NoFacilities category={category} />
      </Container>
    )
  return (
    <Container>
      <header className={`${css['band']} ${css[category]}`}>
        <div className={css['words']}>
          <h1 className={css['title']}>
            {heading} <span className={css['total']}>{t('catalogue.facilities', { count: total })}</span>
          </h1>
          <p>{t(messageKey('catalogue.country.lead', category))}</p>
        </div>
        <div className={css['map']}>
          <PolandMap category={category} />
        </div>
      </header>
      <ul className={css['grid']}>
        {voivodeships
          .toSorted((a, b) => a.name.localeCompare(b.name, tagOf[language]))
          .map((one) => (
            <VoivodeshipTile key={one.slug} category={category} voivodeship={one} />
          ))}
      </ul>
    </Container>
  )
}
