import path from 'node:path'
import { expect, test } from 'vitest'
import { unguardedSubmits } from './unguarded-submits.ts'
import { readSources } from './violations.ts'

test('SH-13 screens of plugins send by useMutation and forms, and guard no click by hand', () => {
  const sources = readSources(path.resolve(import.meta.dirname, '../..'))
  expect([...sources.keys()].filter((file) => file.startsWith('plugins/claims/web/')).length).toBeGreaterThan(10)
  expect(unguardedSubmits(sources)).toEqual([])
})

test.each([
  'onClick={() => save.isPending || save.mutate({ id })}',
  'onConfirm={() => pending || end.mutate({ id })}',
  'onClick={() => change.isPending || void save()}',
  'if (wanted.length > 0 && !change.isPending) change.mutate({ channels })',
  'const accept = () => held && !decide.isPending && decide.mutate({ id })',
  'if (sort.isPending || one === undefined) return',
  'if (busy) return',
  "if (state !== 'idle') return",
  'if (sending.current) return',
])('finds %s', (line) => {
  expect(unguardedSubmits(new Map([['plugins/x/web/Page.tsx', line]]))).toEqual([`plugins/x/web/Page.tsx: ${line}`])
})

test('finds a route that is called past the guard, and accepts showing that a call runs', () => {
  const text = `import { ApiError, callApi } from '#web/runtime/api.ts'\n<Button aria-disabled={save.isPending}>{t(save.isPending ? 'a' : 'b')}</Button>\nif (state === 'sent') return`
  expect(unguardedSubmits(new Map([['plugins/x/web/Page.tsx', text]]))).toEqual(['plugins/x/web/Page.tsx: callApi'])
  expect(unguardedSubmits(new Map([['plugins/x/web/client/layout.ts', text]]))).toEqual([])
})
