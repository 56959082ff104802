import { expect, test } from 'vitest'
import { toLatin } from './to-latin.ts'

test.each([
  ['Вроцлав', 'wroclaw'],
  ['Гдиня', 'gdynia'],
  ['Люблін', 'lublin'],
  ['Лодзь', 'lodz'],
  ['Щецін', 'szczecin'],
  ['Ягеллонська', 'jagellonska'],
  ['Зоря-Мрія', 'zoria-mrija'],
  ['Kraków', 'Kraków'],
])('SM-23 transliterates %s to %s', (cyrillic, latin) => expect(toLatin(cyrillic)).toBe(latin))
