import { Star } from 'lucide-react'
import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../app.module.css'
import { useFacilityArea } from '../areas/use-facility-area.ts'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { NewHead } from '../form/NewHead.tsx'
import { NewPost, newPostQueries } from '../form/NewPost.tsx'
import { groupQueries } from '../form/settings/GroupChoice.tsx'

export const queries: PageQueries = ({ query: search, params, context }) => [
  ...newPostQueries(search),
  ...groupQueries(params['facility'] ?? '', context.user),
]

/** Page on which a post of a facility is written (rows NE-01, NE-03). */
export const NewPage = () => {
  const t = useT()
  const href = useHref()
  const { area, facility, premium } = useFacilityArea()
  const packages = href('facility_package', { facility: facility.id })
  return (
    <WritingAreaContext value={area}>
      <div className={css['page']}>
        <BackToList href={area.addresses.list}>{t('publications.panel.back')}</BackToList>
        <NewHead isOpen={area.canAdd && premium} />
        {!area.canAdd && <p className={css['quiet']}>{t('publications.panel.read-only')}</p>}
        {area.canAdd && !premium && (
          <div className={css['locked']}>
            <p>
              <Icon of={Star} /> {t('publications.form.locked')}
            </p>
            {packages !== undefined && (
              <LinkButton look="second" small href={packages}>
                {t('publications.panel.held.way')}
              </LinkButton>
            )}
          </div>
        )}
        {area.canAdd && premium && <NewPost />}
      </div>
    </WritingAreaContext>
  )
}
