/** Key of the session storage under which the toast about an accepted facility waits. */
export const facilityAcceptedKey = 'facility-accepted'

/**
 * Stores that the user's facility was accepted, for a toast after the sign-out: on this page or, if it is private, on
 * the next (decisions §0.7).
 */
export const rememberFacilityAccepted = (): void => {
  try {
    sessionStorage.setItem(facilityAcceptedKey, 'yes')
  } catch {
    /* without storage no toast is shown */
  }
}
