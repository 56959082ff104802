import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'
import { allowedLicences, isAllowed, licenceProblems } from './licences.ts'
import { productionPackages } from './production-packages.ts'
import { makeSbom } from './sbom.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const packages = productionPackages(root)

test('J11 all packages of production have a licence of the list, and each licence of the list is used', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(licenceProblems(packages)).toEqual([])
  const used = new Set(packages.flatMap(({ licence }) => licence?.replaceAll(/[()]/g, '').split(/ OR | AND /) ?? []))
  expect(Object.keys(allowedLicences).filter((licence) => !used.has(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['Apache-2.0 AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['constructor', false],
])('J11 a licence is allowed or not: %s → %j', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed))

test('J11 a package without a licence is a problem', () => {
  expect(licenceProblems([{ name: 'x', version: '1.0.0', licence: null, optional: false }])).toEqual(['x@1.0.0: no licence'])
})

test('J11 an audit names vulnerabilities from high on, and says when the registry did not answer', () => {
  const via = [{ title: 'Prototype pollution', url: 'https://github.com/advisories/x' }]
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { x: { severity, via } } })
  expect(readAudit(report('moderate'))).toEqual({ vulnerable: [] })
  expect(readAudit(report('critical'))).toEqual({
    vulnerable: ['x (critical): Prototype pollution https://github.com/advisories/x'],
  })
  expect(readAudit('{ "message": "405 Method Not Allowed", "error": { "summary": "" } }')).toEqual({ unknown: '405 Method Not Allowed' })
  expect(readAudit('{ "error": { "code": "ENOLOCK", "summary": "no lock" } }')).toEqual({ unknown: 'no lock' })
  expect(readAudit('')).toEqual({ unknown: 'no report' })
})

const npm = Number(execFileSync('npm', ['--version'], { encoding: 'utf8' }).split('.')[0])

test.skipIf(npm < 10)('J11 the bill of materials is CycloneDX and names every package that production needs', () => {
  const { bomFormat, specVersion, version, components } = JSON.parse(makeSbom(root)) as {
    readonly bomFormat: string
    readonly specVersion: string
    readonly version: number
    readonly components: readonly { readonly type: string; readonly purl: string; readonly version: string }[]
  }
  expect([bomFormat, /^1\.\d$/.test(specVersion), version]).toEqual(['CycloneDX', true, 1])
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl).replace(/\?.*$/, '')))
  const needed = packages.filter(({ optional }) => !optional).map(({ name, version }) => `pkg:npm/${name}@${version}`)
  expect(needed.filter((purl) => !named.has(purl))).toEqual([])
})
