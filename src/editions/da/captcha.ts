export const captcha = {
  ask: 'Inden du sender: Med ét tryk viser du, at du ikke er en robot. Så henter vi en lille kontrol fra {host}. Vil du ikke det, får du i stedet en mail, hvor du bekræfter med et klik.',
  start: 'Hent kontrollen',
  waiting: 'Vi venter lige på kontrollen …',
  unavailable: 'Kontrollen kunne ikke hentes. Send bare alligevel: Så får du en mail, hvor du bekræfter med et klik.',
  byMail: 'Når du har sendt, får du en mail, hvor du bekræfter med et klik.',
  failed: 'Kontrollen gik ikke igennem eller var for gammel. Prøv den igen, og send så formularen.',
  /** Of forms that are taken without it, too. */
  askFreely:
    'Inden du sender: Med ét tryk viser du, at du ikke er en robot. Så henter vi en lille kontrol fra {host}. Du kan også sende uden, men kun få gange i minuttet og uden kvittering på mail.',
  unavailableFreely:
    'Kontrollen kunne ikke hentes. Send bare alligevel; kvitteringen ser du så her på siden i stedet for på mail.',
  withoutIt: 'Kvitteringen ser du her på siden, når du har sendt.',
}
