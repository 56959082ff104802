import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { ApplicationStatusChanged } from '../contract/events.ts'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ua from '../messages/ua.json' with { type: 'json' }
import { recruitmentNotifications } from '../notifications.ts'

const t = makeTranslator([{ pl, ua, en }]).for('pl')
const changed = (facility: string) => {
  const declared = recruitmentNotifications.find(({ kind }) => kind === 'application.status')
  const event = ApplicationStatusChanged.of({ applicationId: 'a', facilityId: 'f', facility, accountId: 'p', status: 'waitlisted' })
  return t(declared?.label ?? asMessageKey(''), declared?.values(event))
}

test('RE-04 a notification says the new status in words; the name of a facility refers to no other text', () => {
  expect(changed('Bajka')).toBe('Bajka: zmienił się stan wniosku (lista oczekujących)')
  expect(changed('$t(recruitment.action)')).not.toContain('Zapisz dziecko')
})
