import { Map as MapIcon } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { headlineOf } from '../../contract/headline.ts'
import { Examples } from '../components/Examples.tsx'
import { PageField } from '../components/SearchFields.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { FoundFacilities } from './FoundFacilities.tsx'
import { PlaceChoice, PlaceList } from './PlaceLinks.tsx'
import type { data } from './results.data.ts'
import css from './results.module.css'
import { Understood } from './Understood.tsx'

/** Ways on where a search has found nothing: the map, and the lists of both kinds. */
const Elsewhere = () => {
  const t = useT()
  const href = useHref()
  const map = href('map')
  return (
    <p className={css['acts']}>
      {map !== undefined && (
        <LinkButton href={map} look="second">
          <Icon of={MapIcon} />
          {t('search.results.map')}
        </LinkButton>
      )}
      {catalogueTypes.map((type) => {
        const list = href('catalog_voivodeships', { type })
        return (
          list !== undefined && (
            <LinkButton key={type} href={list}>
              {t(messageKey('search.results.all', type))}
            </LinkButton>
          )
        )
      })}
    </p>
  )
}

/** Results of a search text: what the search understood, and the facilities; without a text examples and the large cities. */
export const ResultsPage = () => {
  const t = useT()
  const language = useLanguage()
  const { results } = usePageData<typeof data>()
  const { text, answers, choice, places, facilities, isOffTopic } = results
  const { title, sentence } = headlineOf(results, { t, language })
  const isEmpty = text === ''
  const isFound = facilities.itemsTotal > 0
  const map = useHref()('map', {}, {})
  return (
    <Container>
      <PageField text={text} />
      <header className={css['head']}>
        <h1 className={css['title']}>{title}</h1>
        {sentence !== null && <p className={css['sentence']}>{sentence}</p>}
        <Understood of={results} />
      </header>
      {answers.length > 0 && (
        <div className={css['answers']}>
          {answers.map((answer) => (
            <AnswerCard
              key={answer.facility.id}
              of={answer}
              card={facilities.items.find(({ id }) => id === answer.facility.id)}
              isOneOfSeveral={answers.length > 1}
            />
          ))}
        </div>
      )}
      {choice && <PlaceChoice of={choice} />}
      {(isEmpty || isOffTopic || (!isFound && !choice)) && (
        <div className={css['start']}>
          {!isEmpty && <Elsewhere />}
          <Examples />
        </div>
      )}
      {isFound && <FoundFacilities of={results} />}
      {places.length > 0 && <PlaceList places={places} singleLine={!isEmpty} />}
      {isEmpty && map !== undefined && (
        <p className={css['start']}>
          <a className={css['map']} href={map}>
            <Icon of={MapIcon} />
            {t('search.results.map')}
          </a>
        </p>
      )}
    </Container>
  )
}
