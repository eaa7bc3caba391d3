import { site } from '#shared/site.ts';

/** The company's e-mail address, which breaks after its sign and nowhere else where letters are large. */
export function MailAddress() {
  const [mailbox, host] = site.email.split('@');
  return (
    <>
      {`${mailbox}@`}
      <wbr />
      {host}
    </>
  );
}
