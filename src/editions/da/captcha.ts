export const captcha = {
  ask: 'Vis først, at du ikke er en robot. Trykker du på knappen, henter vi en kontrol fra {host}. Vil du hellere undvære den, får du en mail, hvor du bekræfter med et klik.',
  start: 'Hent kontrollen',
  waiting: 'Vent et øjeblik på kontrollen …',
  unavailable:
    'Kontrollen kunne ikke hentes. Du kan sende alligevel: Så får du en mail, hvor du bekræfter med et klik.',
  byMail: 'Når du har sendt formularen, får du en mail, hvor du bekræfter med et klik.',
  failed: 'Kontrollen mislykkedes eller er udløbet. Gennemfør den igen, og send så formularen.',
  /** Of forms that are taken without it, too. */
  askFreely:
    'Vis først, at du ikke er en robot. Trykker du på knappen, henter vi en kontrol fra {host}. Du kan også sende formularen uden den, men kun få gange i minuttet; så får du kvitteringen her på siden.',
  unavailableFreely:
    'Kontrollen kunne ikke hentes. Du kan sende alligevel; så får du kvitteringen her på siden i stedet for på mail.',
  withoutIt: 'Kvitteringen får du her på siden, når du har sendt formularen.',
}
