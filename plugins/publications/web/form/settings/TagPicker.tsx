import { messageKey } from '#core/kernel/message-key.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { newsLimits } from '../../../contract/limits.ts'
import type { NewsTagCategory } from '../../../contract/terms.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import css from '../form.module.css'
import type { NewsValues } from '../values.ts'
import tags from './tags.module.css'
import { type NamedTag, offeredCategories, useTags } from './use-tags.ts'

interface TagPickerProps {
  readonly of: ApiFormHandle<NewsValues>
  readonly chosen: readonly string[]
}

/** Tags of a post: a list for each category that the area offers. The checkboxes have no name, since they are one value of the form. */
export const TagPicker = ({ of: { library }, chosen }: TagPickerProps) => {
  const t = useT()
  const { section } = useWritingArea()
  const { id, error, errorId, hintId, ariaAttributes } = useField('tag_ids', true)
  const byCategory = useTags()
  const set = (tag: string, isChosen: boolean) => {
    const others = library.getValues('tag_ids').filter((one) => one !== tag)
    library.setValue('tag_ids', isChosen ? [...others, tag] : others)
  }
  const max = newsLimits.tags
  return (
    <fieldset id={id} tabIndex={-1} className={tags['tags']} aria-describedby={ariaAttributes['aria-describedby']}>
      <legend>{t('publications.form.field.tag_ids')}</legend>
      <p id={hintId} className={css['hint']}>
        {t(messageKey('publications.area.tags', section), { max })}
      </p>
      <div className={tags['categories']}>
        {offeredCategories[section].map((category) => (
          <Category key={category} of={category} tags={byCategory[category]} chosen={chosen} isFull={chosen.length >= max} onChange={set} />
        ))}
      </div>
      <p role="status" className={css['hint']}>
        {chosen.length >= max && t('publications.form.tags.full', { max })}
      </p>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

interface CategoryProps {
  readonly of: NewsTagCategory
  readonly tags: readonly NamedTag[]
  readonly chosen: readonly string[]
  /** No more can be chosen. */
  readonly isFull: boolean
  readonly onChange: (tag: string, isChosen: boolean) => void
}

/** Tags of a category as checkboxes behind a line that names the chosen ones. */
const Category = ({ of: category, tags: availableTags, chosen, isFull, onChange }: CategoryProps) => {
  const t = useT()
  const ownChosen = availableTags.filter(({ id }) => chosen.includes(id))
  const name = t(messageKey('publications.form.tags', category))
  return (
    <details className={tags['category']}>
      <summary>
        <span className={tags['name']}>{name}</span>
        {ownChosen.length > 0 && (
          <>
            <span className={tags['count']}>{t('publications.form.tags.chosen', { count: ownChosen.length })}</span>
            <span className={tags['chosen']}>{ownChosen.map((tag) => tag.name).join(', ')}</span>
          </>
        )}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the name above the checkboxes */}
      <div role="group" aria-label={name} className={tags['options']}>
        {availableTags.map((tag) => {
          const isChosen = chosen.includes(tag.id)
          return (
            <label key={tag.id} className={tags['tag']}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={({ target }) => onChange(tag.id, target.checked)}
              />
              {tag.name}
            </label>
          )
        })}
      </div>
    </details>
  )
}
