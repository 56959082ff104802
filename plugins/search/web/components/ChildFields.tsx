import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { childAges } from '../../contract/child-ages.ts'
import css from '../search-box.module.css'

const kinds = ['all', 'zlobki', 'przedszkola'] as const

/** Kind of facility and age of the child in the search form: plain fields that are sent with the text. */
export const ChildFields = () => {
  const t = useT()
  return (
    <div className={css['child']}>
      <fieldset className={css['kinds']}>
        <legend className={css['legend']}>{t('search.box.kind')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className={css['kind']}>
            <input type="radio" name="rodzaj" value={kind === 'all' ? '' : kind} defaultChecked={kind === 'all'} />
            {t(messageKey('search.box.kind', kind))}
          </label>
        ))}
      </fieldset>
      <label className={css['age']}>
        {t('search.box.age')}
        <select name="wiek" defaultValue="">
          <option value="">{t('search.box.age.any')}</option>
          {childAges.map((age) => (
            <option key={age} value={age}>
              {age === '0' ? t('search.box.age.baby') : t('search.box.age.years', { count: Number(age) })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
