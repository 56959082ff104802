import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { type PageQuery, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { newsApi } from '../../../contract/api.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import css from '../form.module.css'
import type { NewsValues } from '../values.ts'
import tags from './tags.module.css'

/** Data that a page with a form of a post of a facility reads for its groups, if the user writes posts there. */
export const groupQueries = (facility_id: string, user: PageUser): readonly PageQuery[] => {
  const mayWrite = user?.type === 'support' || user?.perms[facility_id]?.includes(writeFacilityPublications.name)
  return mayWrite ? [query(newsApi.listNewsGroups, { facility_id })] : []
}

type PageUser = PageRequest['context']['user']

interface GroupChoiceProps {
  readonly of: ApiFormHandle<NewsValues>
  readonly chosen: readonly string[]
}

/** Groups whose parents read a private post; none of them: all parents do. The checkboxes have no name, since they are one value. */
export const GroupChoice = ({ of: { library }, chosen }: GroupChoiceProps) => {
  const t = useT()
  const { facility } = useWritingArea()
  const { id, error, errorId, hintId, ariaAttributes } = useField('group_ids', true)
  const { groups } = useQuery(newsApi.listNewsGroups, { facility_id: facility ?? '' }).data
  if (groups.length === 0) return null
  const set = (group: string, isChosen: boolean) => {
    const others = library.getValues('group_ids').filter((one) => one !== group)
    library.setValue('group_ids', isChosen ? [...others, group] : others)
  }
  return (
    <fieldset id={id} tabIndex={-1} className={tags['tags']} aria-describedby={ariaAttributes['aria-describedby']}>
      <legend>{t('publications.form.field.group_ids')}</legend>
      <p id={hintId} className={css['hint']}>
        {t('publications.form.groups.hint')}
      </p>
      <div className={tags['options']}>
        {groups.map((group) => (
          <label key={group.id} className={tags['tag']}>
            <input type="checkbox" checked={chosen.includes(group.id)} onChange={({ target }) => set(group.id, target.checked)} />
            {group.name}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
