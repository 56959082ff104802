import { expect, test } from 'vitest'
import { removeLegalForm, spellLegalForm } from './legal-form.ts'

test.each([
  ['Żłobek „Zmyślony” Sp. z o.o.', 'Żłobek „Zmyślony”', ['name-legal-form']],
  ['Żłobek Zmyślony Sp.z O.o.', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Żłobek Zmyślony Sp z O.o', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Żłobek Zmyślony SP. Z.O.O.', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Żłobek Zmyślony spółka z o.o.', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Żłobek Zmyślony SPÓŁKA Z O.O.', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Żłobek Zmyślony Spółka z Ograniczoną Odpowiedzialnością', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Przedszkola Zmyślone Sp. z o.o. Spółka Komandytowa', 'Przedszkola Zmyślone', ['name-legal-form']],
  ['Przedszkola Zmyślone Sp. z o.o. Sp. K.', 'Przedszkola Zmyślone', ['name-legal-form']],
  ['Żłobek Zmyślony Sp. Jawna', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Żłobek „Zmyślony”, S.C.', 'Żłobek „Zmyślony”', ['name-legal-form']],
  ['Żłobek „Zmyślony” - s.c.', 'Żłobek „Zmyślony”', ['name-legal-form']],
  ['Żłobek „Zmyślony s.c.”', 'Żłobek „Zmyślony”', ['name-legal-form']],
  ['Żłobek Zmyślony (spółka cywilna)', 'Żłobek Zmyślony', ['name-legal-form']],
  ['Zmyślona Grupa Sp. z O. O. Przedszkole Niepubliczne', 'Zmyślona Grupa sp. z o.o. Przedszkole Niepubliczne', ['name-legal-form-case']],
  ['Zmyślone SPÓŁKA Z O.O. w Lesie', 'Zmyślone spółka z o.o. w Lesie', ['name-legal-form-case']],
  ['Żłobek Niepubliczny nr 1 S.C. Oddział', 'Żłobek Niepubliczny nr 1 s.c. Oddział', ['name-legal-form-case']],
  ['„Zmyślone” Spółka Cywilna w Lesie', '„Zmyślone” spółka cywilna w Lesie', ['name-legal-form-case']],
  ['Przedszkole im. Bł. S.C. Zmyślonej', 'Przedszkole im. Bł. S.C. Zmyślonej', []],
  ['Klub Malucha „Zajączki i Spółka”', 'Klub Malucha „Zajączki i Spółka”', []],
  ['Żłobek Maluchy&Spółka', 'Żłobek Maluchy&Spółka', []],
  ['Sp. z o.o.', 'sp. z o.o.', ['name-legal-form-case']],
  ['Przedszkole im. S. Asnyka', 'Przedszkole im. S. Asnyka', []],
  ['Przedszkole nr 5 im. Jana Kowalskiego', 'Przedszkole nr 5 im. Jana Kowalskiego', []],
  ['Przedszkole Asc.', 'Przedszkole Asc.', []],
])('%j becomes %j', (text, value, appliedRules) => {
  const removed = removeLegalForm(text)
  const spelled = spellLegalForm(removed.value)
  expect({ value: spelled.value, appliedRules: [...removed.appliedRules, ...spelled.appliedRules] }).toEqual({ value, appliedRules })
})
