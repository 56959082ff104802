import { define } from '#core/kernel/define.ts'
import { Translator } from '#core/ports/translator.ts'
import type { StartTitles } from '../domain/site.ts'

/** Returns the titles of the pages with which a site begins; its visitors read Polish. */
export const StartTexts = define('sites/StartTexts', { translator: Translator }, ({ translator }) => (): StartTitles => {
  const t = translator.for('pl')
  return {
    main: t('sites.start.main'),
    about: t('sites.start.about'),
    news: t('sites.start.news'),
    gallery: t('sites.start.gallery'),
    contact: t('sites.start.contact'),
  }
})
