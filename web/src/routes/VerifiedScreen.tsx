import { useParams } from 'react-router-dom';
import { Verification } from '../features/registration/Verification';

/** /verified/{encryptedToken} */
export function VerifiedScreen() {
  const { encryptedToken = '' } = useParams();
  return <Verification encryptedToken={encryptedToken} />;
}
