import { useT } from '#web/i18n/words.ts'
import css from './docs.module.css'

interface Told {
  readonly name: string
  readonly words: string
  readonly required: boolean
  readonly where?: string
}

/** Names with their types; a table that rolls sideways where the screen is narrow. */
export const Members = ({ of, label }: { readonly of: readonly Told[]; readonly label: string }) => {
  const t = useT()
  if (of.length === 0) return null
  const placed = of.some(({ where }) => where !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what rolls must be reached by keyboard
    <section className={css['rolls']} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('api-docs.name')}</th>
            {placed && <th scope="col">{t('api-docs.place')}</th>}
            <th scope="col">{t('api-docs.type')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ name, words, required, where }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {!required && <small>{t('api-docs.optional')}</small>}
              </th>
              {placed && <td>{t(`api-docs.place.${where}`)}</td>}
              <td>
                <code>{words}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
