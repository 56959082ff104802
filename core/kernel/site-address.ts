/** Beginning of the addresses to which requests for the host of a facility's web site are rewritten; no host shows it. */
export const sitesPath = '/~strona'

/** Beginning of the addresses of drafts of web sites, which their writers see on the main host, in a frame. */
export const sitePreviewsPath = '/podglad-strony'

/** Address on the host of a web site that takes messages, the only one to which a form is posted there. */
export const siteContactPath = '/kontakt-wyslij'

/** Beginning of the addresses on the host of a web site that show a page with telephone and e-mail. */
export const siteRevealPath = '/kontakt-dane'

/** Returns the address of a Polish page of a web site inside of the server: `/o-nas` of `bajka` → /~strona/bajka/o-nas. */
export const sitePath = (name: string, path: string): `/${string}` => `${sitesPath}/${name}${path === '/' ? '' : path}`

/** Beginning of the address inside of the server for what is no page's address on the host of a web site. */
const formerPath = '/dawny'

/** Returns the path inside of a site for an address of any form, as earlier sites had them: `/oferta.html`. */
export const formerAddress = (path: string): string => `${formerPath}/${Buffer.from(path).toString('base64url')}`

/** Returns the address that `formerAddress` has written. */
export const readFormerAddress = (text: string): string => Buffer.from(text, 'base64url').toString()

/** Returns the origin of a web site of the platform: `https://kredka.pl` and `bajka` → https://bajka.kredka.pl. */
export const siteOrigin = (publicUrl: string, name: string): string => publicUrl.replace('://', `://${name}.`)
