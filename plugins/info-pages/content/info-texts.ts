import type { InfoTexts } from '../domain/info-texts.port.ts'
import { accessibility as accessibilityEn } from './en/accessibility.ts'
import { changes as changesEn } from './en/changes.ts'
import { cookies as cookiesEn } from './en/cookies.ts'
import { director as directorEn } from './en/faq-director.ts'
import { general as generalEn } from './en/faq-general.ts'
import { parent as parentEn } from './en/faq-parent.ts'
import { teacher as teacherEn } from './en/faq-teacher.ts'
import { ordering as orderingEn } from './en/ordering.ts'
import { privacy as privacyEn } from './en/privacy.ts'
import { terms as termsEn } from './en/terms.ts'
import { accessibility } from './pl/accessibility.ts'
import { changes } from './pl/changes.ts'
import { cookies } from './pl/cookies.ts'
import { director } from './pl/faq-director.ts'
import { general } from './pl/faq-general.ts'
import { parent } from './pl/faq-parent.ts'
import { teacher } from './pl/faq-teacher.ts'
import { ordering } from './pl/ordering.ts'
import { privacy } from './pl/privacy.ts'
import { terms } from './pl/terms.ts'
import { accessibility as accessibilityUa } from './ua/accessibility.ts'
import { changes as changesUa } from './ua/changes.ts'
import { cookies as cookiesUa } from './ua/cookies.ts'
import { director as directorUa } from './ua/faq-director.ts'
import { general as generalUa } from './ua/faq-general.ts'
import { parent as parentUa } from './ua/faq-parent.ts'
import { teacher as teacherUa } from './ua/faq-teacher.ts'
import { ordering as orderingUa } from './ua/ordering.ts'
import { privacy as privacyUa } from './ua/privacy.ts'
import { terms as termsUa } from './ua/terms.ts'

const first = { version: 1, from: '2026-11-21' }

/** All texts of the pages. A new wording of a document is a new edition in front of the others; the old one stays unchanged. */
export const infoTexts: InfoTexts = {
  faq: {
    info: { pl: general, ua: generalUa, en: generalEn },
    rodzic: { pl: parent, ua: parentUa, en: parentEn },
    nauczyciel: { pl: teacher, ua: teacherUa, en: teacherEn },
    dyrektor: { pl: director, ua: directorUa, en: directorEn },
  },
  changes: {
    rodzic: { pl: changes.rodzic, ua: changesUa.rodzic, en: changesEn.rodzic },
    nauczyciel: { pl: changes.nauczyciel, ua: changesUa.nauczyciel, en: changesEn.nauczyciel },
    dyrektor: { pl: changes.dyrektor, ua: changesUa.dyrektor, en: changesEn.dyrektor },
  },
  documents: {
    terms: [{ ...first, text: { pl: terms, ua: termsUa, en: termsEn } }],
    privacy: [{ ...first, text: { pl: privacy, ua: privacyUa, en: privacyEn } }],
    cookies: [{ ...first, text: { pl: cookies, ua: cookiesUa, en: cookiesEn } }],
    accessibility: [{ ...first, text: { pl: accessibility, ua: accessibilityUa, en: accessibilityEn } }],
    ordering: [{ ...first, text: { pl: ordering, ua: orderingUa, en: orderingEn } }],
  },
}
