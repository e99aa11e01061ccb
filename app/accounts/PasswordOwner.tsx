/** Tells a password manager whose password a form is about. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" hidden readOnly autoComplete="username" value={email} />;
}
