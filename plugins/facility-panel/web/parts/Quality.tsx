import { useTranslation } from '#web/app-kit/i18n.ts'
import type { SectionKey } from '../../contract/sections.ts'
import css from './panel.module.css'
import { usePanel } from './use-panel.ts'
import { usePanelHref } from './use-panel-href.ts'

/** Route names of the pages of sections. */
export const pageOfSection: Readonly<Record<SectionKey | 'gallery', string>> = {
  address: 'facility_address',
  info: 'facility_basic_info',
  description: 'facility_description',
  features: 'facility_amenities',
  dayplan: 'facility_schedule',
  cadre: 'facility_staff',
  recruitment: 'facility_recruitment',
  settings: 'facility_settings',
  gallery: 'facility_gallery',
}

/** Score of completeness, and the missing items, each a link to its field. */
export const Quality = () => {
  const { t } = useTranslation('facility-panel.panel')
  const href = usePanelHref()
  const { id, quality, missing } = usePanel()
  return (
    <section className={css['quality']} aria-labelledby="jakosc">
      <h2 id="jakosc">{t('quality.title')}</h2>
      <p className={css['score']}>
        <meter className={css['meter']} min={0} max={100} value={quality} aria-labelledby="jakosc" />
        <span>{t('quality.score', { percent: quality })}</span>
      </p>
      {missing.length === 0 ? (
        <p>{t('quality.complete')}</p>
      ) : (
        <>
          <h3>{t('quality.missing')}</h3>
          <ul className={css['missing']}>
            {missing.map(({ item, section }) => (
              <li key={item}>
                <a href={`${href(pageOfSection[section], id)}#${section}-${item}`}>{t(`quality.${item}`)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
