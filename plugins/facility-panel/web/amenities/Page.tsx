import { factDay, factMoment } from '#core/kernel/dates.ts'
import { tagsApi } from '#plugins/tags/contract/api.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import type { PanelView } from '../../contract/panel-view.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { queries as panelQueries, usePanel } from '../components/use-panel.ts'
import { useSectionForm } from '../components/use-section-form.ts'
import { AmenityFields } from './AmenityFields.tsx'

const vocabulary = { category: 'features', limit: '100' } as const

export const queries: PageQueries = (page) => [...panelQueries(page), query(tagsApi.listTags, vocabulary)]

/** Page of amenities, with the package's limits and the day of the next edit. */
export const Page = () => {
  const t = useT()
  const { items: tags } = useQuery(tagsApi.listTags, vocabulary).data
  const { limits } = usePanel()
  const { amenities: max, amenity_edits: edits } = limits
  const form = useSectionForm('features', {
    toValues: ({ sections }) => ({
      features: tags.filter(({ key }) => sections.features.values.features.includes(key)).map(({ param }) => param),
    }),
  })
  return (
    <PanelPage title={t('facility-panel.panel.amenities.title')} lead={t('facility-panel.panel.amenities.lead')}>
      <PanelCard>
        {edits.limit !== null && <EditsNote limit={edits.limit} edits={edits} />}
        <ApiForm of={form} labels={{ features: t('facility-panel.panel.field.features') }}>
          <AmenityFields tags={tags} max={max} register={form.status.register} />
          <SubmitRow send={t('facility-panel.panel.save')} />
        </ApiForm>
      </PanelCard>
    </PanelPage>
  )
}

interface Props {
  readonly limit: number
  readonly edits: PanelView['limits']['amenity_edits']
}

/**
 * Note of how often amenities can still be changed: the free first choice, corrections of the newest one, changes left,
 * the day of the next one.
 */
const EditsNote = ({ limit, edits: { used, resets_at, next_is_free, correctable_until } }: Props) => {
  const t = useT()
  const language = useLanguage()
  if (next_is_free) return <p className={css['hint']}>{t('facility-panel.panel.amenities.first')}</p>
  const left =
    used >= limit && resets_at !== null
      ? t('facility-panel.panel.amenities.next', { date: factDay(resets_at, language) })
      : t('facility-panel.panel.amenities.edits', { count: Math.max(0, limit - used) })
  if (correctable_until !== null)
    return (
      <p className={css['hint']} role="status">
        {t('facility-panel.panel.amenities.correct', { moment: factMoment(correctable_until, language) })} {left}
      </p>
    )
  const isSpent = used >= limit
  return (
    <p className={isSpent ? css['warning'] : css['hint']} role={isSpent ? 'status' : undefined}>
      {left}
    </p>
  )
}
