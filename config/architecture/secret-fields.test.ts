import path from 'node:path'
import { expect, test } from 'vitest'
import { isSecretField } from '#core/kernel/secret-fields.ts'
import { isTest, readSources } from './violations.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Elements with the name of a field, over several lines too. */
const fields = /<(\w+)\b[^<>]*?\bname="([\w.]+)"[^<>]*/g
const isForSecrets = (element: string) =>
  /^<(PasswordField|CodeField)\b|type="password"|autoComplete="(one-time-code|current-password|new-password)"/.test(element)

test('SH-13 every field for a password or a one-time code is declared as secret, and a post code is not', () => {
  const screens = [...readSources(root)].filter(([file]) => /^(web|plugins\/[^/]+\/web)\/.*\.tsx$/.test(file) && !isTest(file))
  const found = screens.flatMap(([, text]) => [...text.matchAll(fields)])
  const secrets = found.filter(([element]) => isForSecrets(element)).map(([, , name = '']) => name)
  expect(secrets.length).toBeGreaterThan(10)
  expect(secrets.filter((name) => !isSecretField(name))).toEqual([])
  const others = found.map(([, , name = '']) => name)
  expect(others).toContain('post_code')
  expect(['post_code', 'verified_data', 'postal_code', 'code_of_conduct'].filter(isSecretField)).toEqual([])
})
