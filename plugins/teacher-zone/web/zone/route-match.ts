const legacy = /^\/landing\/strefa-nauczyciela(\/.*)?$/

/** Vike route function: matches the former address of the zone, and everything below it. */
export const matchLegacyZone = ({
  urlPathname,
}: {
  readonly urlPathname: string
}): false | { readonly routeParams: Record<string, never> } => legacy.test(urlPathname) && { routeParams: {} }
