import type { ProductionPackage } from './production-packages.ts'

/** Licences that packages of production may have, each with the reason; any other one needs a line here. */
export const allowedLicences: Readonly<Record<string, string>> = {
  MIT: 'permissive: its notice stays in the package',
  'MIT-0': 'permissive',
  ISC: 'permissive: its notice stays in the package',
  'BSD-2-Clause': 'permissive: its notice stays in the package',
  'BSD-3-Clause': 'permissive: its notice stays in the package',
  '0BSD': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  Unlicense: 'public domain',
  'CC0-1.0': 'public domain',
  'PSF-2.0': 'permissive: argparse, of the build',
  'Apache-2.0': 'permissive, with a grant of patents',
  'OFL-1.1': 'typefaces: they may be served and cut to the letters of a language',
  'CC-BY-1.0': 'data: localities of polskie-miejscowosci',
  'CC-BY-3.0': 'data: public holidays of date-holidays',
  'CC-BY-4.0': 'data: browsers of caniuse-lite, of the build',
  'MPL-2.0': 'libraries used unchanged: satori, resvg, lightningcss; only changes of their own files would have to be published',
  'LGPL-3.0-or-later': 'libvips of sharp: a shared library, unchanged, that anybody can replace',
}

/** Tests an SPDX expression without nested brackets: of `OR` one licence is enough, of `AND` all are needed. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((licence) => Object.hasOwn(allowedLicences, licence.trim())))

/** Lists the packages whose licence is not allowed: `package@1.2.3: GPL-3.0`. */
export const licenceProblems = (packages: readonly ProductionPackage[]): readonly string[] =>
  packages.flatMap(({ name, version, licence }) =>
    licence !== null && isAllowed(licence) ? [] : [`${name}@${version}: ${licence ?? 'no licence'}`],
  )
